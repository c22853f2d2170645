### The command `cartagena train`: a net learns by self-play.

## Help

cli-train = Teach a net by letting it play against itself
more-train = The net begins with nothing, plays against itself and learns from the results. The same settings give the same net every time. Now and then it is tested against bots that search their own turn, and the state of the training is saved beside the net: { $key } stops it, { $form } resumes it and comes to the same end. A report is written beside the net as well.
opt-learnt = Variant: { $form }; its options are learnt along with it
opt-rate = First and last learning rate
opt-lambda = How much to trust results: 0 means only the estimate after the next move, 1 only the outcome
opt-astray = How often moves are random at first, from 0 to 1
opt-marks = How many tests
opt-test-deals = How many deals a test has
opt-out = File for the net, such as { $form }; its other files go beside it
opt-resume-training = Continue a training that was stopped
opt-report = Show the report of a finished training again
opt-curve = Draw how the net learnt into this file, { $form }

## Results

train-net = Net
train-score = Score against searchers, when { $form } is fair
train-error = Error of its estimated chances
train-mark = score { $form }
train-saved = The net is in { $file }, its report in { $form }.
train-stopped = Stopped; nothing is lost. To continue: { $form }

## In the picture, where only Latin letters can be drawn

curve-score = Score against searchers
curve-error = Error of its estimates
curve-said = Predicted chance
curve-came = How often it came true

## What may be wrong

train-unfinished = { $file } holds a training that was not finished; { $form } continues it. Delete the file to start again.
train-net-exists = { $file } is a finished net already. Choose another file with { $form }, or delete it.
school-unknown = it is not a training that was stopped
school-other = it comes from another version of this program ({ $form })
school-damaged = it is damaged
report-unknown = it is not the report of a training
reason-rate = two sizes are needed, above 0 and up to 1, such as { $form }
