//! Nets as files: what is written is read again, and what is no net is refused with a reason.

use cartagena::{Seat, Variant};
use cartagena_bots::features::feature_count;
use cartagena_bots::net::{HIDDEN, Net, NetError, NetWeights};
use cartagena_bots::random::Rng;

/// A net of any weights, each of them different.
fn net(variant: Variant, seats: usize) -> Net {
    let mut rng = Rng::new(seats as u64);
    let mut units = || core::array::from_fn(|_| rng.next_u64() as i16 / 2);
    let mut rows = vec![[0; HIDDEN]];
    rows.extend((0..feature_count(seats)).map(|_| units()));
    let mut out = [[0; HIDDEN]; Seat::MAX];
    out.iter_mut().take(seats).for_each(|row| *row = units());
    let bias = units();
    let mut out_bias = [0; Seat::MAX];
    out_bias.iter_mut().take(seats).for_each(|bias| *bias = rng.next_u64() as i32);
    let origin = "games 300\nseed 1\nrate 0.01 0.0005\n".to_owned();
    Net::new(
        variant,
        seats,
        origin,
        NetWeights { rows, bias, output_weights: out, output_bias: out_bias },
    )
}

/// The bytes of a file with something else in its header.
fn changed(from: &str, to: &str) -> Vec<u8> {
    let bytes = net(Variant::Tortuga, 2).to_bytes();
    let end = bytes.windows(2).position(|pair| pair == b"\n\n").expect("an end of the header");
    let header = std::str::from_utf8(&bytes[..end]).expect("lines of text");
    assert!(header.contains(from), "{from} is not in {header}");
    [header.replacen(from, to, 1).as_bytes(), &bytes[end..]].concat()
}

#[test]
fn a_net_is_read_as_it_was_written() {
    for variant in Variant::ALL {
        for seats in Seat::MIN..=Seat::MAX {
            let net = net(variant, seats);
            let read = Net::from_bytes(&net.to_bytes()).expect("what was written");
            assert_eq!(read, net);
            assert_eq!(read.to_bytes(), net.to_bytes());
        }
    }
}

#[test]
fn a_wrong_header_is_named() {
    let check = |from, to, name| {
        assert_eq!(
            Net::from_bytes(&changed(from, to)),
            Err(NetError::Header(name)),
            "{from} → {to}"
        );
    };
    check("variant tortuga", "variant atlantis", "variant");
    check("variant tortuga\n", "", "variant");
    check("seats 2", "seats 6", "seats");
    check("seats 2", "seats 1", "seats");
    check("seats 2", "seats two", "seats");
    check("seats 2", "seats 3", "facts");
    check("facts 1", "facts 2", "facts");
    check("facts ", "fakts ", "facts");
    check("hidden 64", "hidden 32", "hidden");
    check("hidden 64\n", "", "hidden");
}

#[test]
fn what_does_not_begin_like_a_net_is_none() {
    let refused = |bytes: &[u8]| assert_eq!(Net::from_bytes(bytes), Err(NetError::NotANet));
    refused(b"");
    refused(b"\n\n");
    refused(&[0xFF; 200]);
    refused(&changed("cartagena-net 2", "cartagena-net 1"));
    refused(&changed("cartagena-net 2", "cartagena-net 20"));
    refused(&changed("cartagena-net 2\n", "cartagena-school 2\n"));
    refused(&net(Variant::Jamaica, 3).to_bytes()[..30]);
}

#[test]
fn missing_and_surplus_weights_are_counted() {
    let bytes = net(Variant::Tortuga, 2).to_bytes();
    let wanted = (feature_count(2) + 1 + 2) * HIDDEN;
    let size = |found| Err(NetError::Size { wanted, found });
    assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]), size(wanted - 1));
    assert_eq!(Net::from_bytes(&[&bytes[..], b"x"].concat()), size(wanted + 1));
    assert_eq!(Net::from_bytes(&[&bytes[..], b"\x80x"].concat()), size(wanted));
    let header = bytes.windows(2).position(|pair| pair == b"\n\n").expect("a header") + 2;
    assert_eq!(Net::from_bytes(&bytes[..header]), size(0));
    let sentence = NetError::Size { wanted: 2, found: 3 }.to_string();
    assert_eq!(sentence, "the net has 3 weights instead of 2");
}

#[test]
fn small_and_large_weights_are_read_as_they_were_written() {
    let mut weights = [0; HIDDEN];
    weights[..8].copy_from_slice(&[1, -1, 127, -127, 128, -128, 8_000, i16::MIN]);
    let rows = vec![weights; feature_count(2) + 1];
    let out = [weights; cartagena::Seat::MAX];
    let weights =
        NetWeights { rows, bias: weights, output_weights: out, output_bias: [5, -70_000, 0, 0, 0] };
    let net = Net::new(Variant::Jamaica, 2, String::new(), weights);
    let read = Net::from_bytes(&net.to_bytes()).expect("a net");
    assert_eq!(read.to_bytes(), net.to_bytes());
}

#[test]
fn random_numbers_go_on_from_their_state() {
    let mut rng = Rng::new(7);
    rng.next_u64();
    let mut later = Rng::from_state(rng.state());
    let words = |rng: &mut Rng| [rng.next_u64(), rng.next_u64(), rng.next_u64()];
    assert_eq!(words(&mut rng), words(&mut later));
}
