### The account on a server: a code to come back with, and one’s devices.

account-title = Your account
account-about = You never need an account here. But browsers forget: with a recovery code, your name, your tables and your finished games come back on any device.
account-link = Recovery code and devices
account-link-about = So that your online games are not lost with this browser.
account-unknown = You have not played online in this browser yet.

## The recovery code

account-code = Recovery code
account-code-none = You have no recovery code yet. Make one and write it down: otherwise everything is lost as soon as this browser forgets you.
account-code-made = You have a recovery code, made on { $form }. If you cannot find it, make a new one; the old one then stops working.
account-code-make = Make a recovery code
account-code-again = Make a new code
account-code-yours = Your recovery code
account-code-once = Write it down and keep it safe. It is shown only now, and it works once. Whoever has it can play as you.
account-code-copy = Copy the code
account-code-kept = I have written it down

## The devices

account-devices = Your devices
account-device-here = This device
account-device-open = In use right now
account-device-seen = Last used: { $form }
account-device-unnamed = A browser
account-sign-out = Sign out there
account-sign-out-who = Sign out there: { $name }
account-signed-out = You are signed out on that device.
account-sign-out-gone = That device is no longer signed in.

## Coming back

account-back = Come back
account-back-about = Type the code that you wrote down. Capitals, spaces and dashes do not matter. Tables that you joined in this browser come along.
account-back-go = Sign in
account-back-done = Welcome back! The code is used up now. Make a new one and write it down.
account-back-mistyped = This is not a whole code: something is missing or mistyped. A code has seven groups of four characters.
account-back-wrong = This code does not work: it was used or replaced, or belongs to another server.
