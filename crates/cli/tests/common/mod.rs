//! What several tests read.

/// A short record: two turns of Tortuga, the second unfinished; the second seat has no name.
pub const RECORD: &str = "\
[Cartagena \"1\"]
[Rules \"tortuga\"]
[Tunnel \"BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS\"]
[Seat0 \"Anne\"]
[Seat1 \"\"]
[First \"0\"]
[Hands \"B2DHKP|DHKPS2\"]
[Row \"KHDSPBBDHKSS\"]
[Result \"unfinished\"]

1. 0: B0>1 D0>5 .
2. 1: D0>7 7<5+K
";
