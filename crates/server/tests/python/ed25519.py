"""Ed25519 (RFC 8032), plain and slow, for tests."""

import hashlib

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def add(one, other):
    (x1, y1, z1, t1), (x2, y2, z2, t2) = one, other
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(number, point):
    result = (0, 1, 1, 0)
    while number:
        if number & 1:
            result = add(result, point)
        point = add(point, point)
        number >>= 1
    return result


def decoded(data):
    """Returns the point that 32 bytes stand for; None if there is none."""
    number = int.from_bytes(data, "little")
    sign, y = number >> 255, number & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


def encoded(point):
    x, y, z, _ = point
    inverse = pow(z, -1, P)
    x, y = x * inverse % P, y * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


BASE = decoded((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def hashed(*parts):
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little") % ORDER


def expanded(private):
    digest = hashlib.sha512(private).digest()
    scalar = int.from_bytes(digest[:32], "little") & (2**254 - 8) | 2**254
    return scalar, digest[32:]


def public_key(private):
    return encoded(times(expanded(private)[0], BASE))


def sign(private, message):
    scalar, prefix = expanded(private)
    public, nonce = public_key(private), hashed(prefix, message)
    point = encoded(times(nonce, BASE))
    rest = (nonce + hashed(point, public, message) * scalar) % ORDER
    return point + rest.to_bytes(32, "little")


def is_signed_by(public, message, signature):
    key, point = decoded(public), decoded(signature[:32])
    rest = int.from_bytes(signature[32:], "little")
    if key is None or point is None or rest >= ORDER or len(signature) != 64:
        return False
    challenge = hashed(signature[:32], public, message)
    return encoded(times(rest, BASE)) == encoded(add(point, times(challenge, key)))
