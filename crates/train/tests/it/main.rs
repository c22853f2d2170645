//! Integration tests of the training.

mod net;
mod testing;
mod training_run;
