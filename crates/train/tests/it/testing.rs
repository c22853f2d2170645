//! Tests of the calibration and of the matches against searchers.

use cartagena::Variant;
use cartagena_train::testing::{Calibration, against_searchers, calibration};
use cartagena_train::{TestPlan, TrainingPlan, TrainingRun};

#[test]
fn chances_fall_into_their_bands() {
    let mut calibration = Calibration::default();
    [(0.0, 0.0), (0.04, 0.0), (0.5, 1.0), (0.52, 0.0), (0.99, 1.0), (1.0, 1.0)]
        .iter()
        .for_each(|(chance, won)| calibration.add(*chance, *won));
    let counts = calibration.bands.map(|(count, ..)| count);
    assert_eq!((counts[0], counts[10], counts[19]), (2, 2, 2));
    assert_eq!(counts.iter().sum::<u64>(), 6);
    assert_eq!(calibration.bands[10].2, 1.0);
    // Off by 0.04 in the first band, 0.02 in the middle, 0.01 in the last, over six chances.
    assert!((calibration.mean_error() - 0.07 / 6.0).abs() < 1e-6, "{}", calibration.mean_error());
    assert_eq!(Calibration::default().mean_error(), 0.0);
}

#[test]
fn an_untaught_net_loses_to_searchers_and_knows_nothing() {
    let plan = TrainingPlan::new(Variant::Tortuga, 2, 1);
    let net = TrainingRun::new(plan, TestPlan::new(2)).net();
    assert!(against_searchers(&net, 2) <= 0.5);
    assert_eq!(against_searchers(&net, 0), 0.0);
    let calibration = calibration(&net, 1);
    let given: u64 = calibration.bands.iter().map(|band| band.0).sum();
    assert!(given > 20 && given.is_multiple_of(2), "{given}");
}
