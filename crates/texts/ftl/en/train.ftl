### The command `cartagena train`: a net learns by self-play.

## Help

cli-train = Teach a net by letting it play against itself
more-train = The net begins with nothing, plays against itself and learns from the results. The same settings give the same net every time. Now and then it is tested against bots that search their own turn, and the training is put away beside the net: { $key } stops it, { $form } goes on with it and comes to the same end. A report is written beside the net as well.
opt-learnt = Variant: { $form }; its options are learnt along with it
opt-rate = Size of the first and of the last step
opt-lambda = How far results are believed: 0 means only the judgement of the next move, 1 only the outcome
opt-astray = How often moves go astray at first, from 0 to 1
opt-marks = How many tests
opt-test-deals = How many deals a test has
opt-out = File for the net, such as { $form }; its other files go beside it
opt-resume-training = Go on with a training that was stopped
opt-report = Show the report of a finished training again
opt-curve = Draw how the net learnt into this file, { $form }

## Results

train-net = Net
train-score = Score against searchers, when { $form } is fair
train-error = How far off its chances are
train-mark = score { $form }
train-saved = The net is in { $file }, its report in { $form }.
train-stopped = Stopped; nothing is lost. To go on: { $form }

## In the picture, where only Latin letters can be drawn

curve-score = Score against searchers
curve-error = Error of its chances
curve-said = Chance it gave
curve-came = How often it came true

## What may be wrong

train-unfinished = { $file } holds a training that was not finished; { $form } goes on with it. Delete the file to begin anew.
school-unknown = it is not a training that was stopped
school-other = it comes from another version of this program ({ $form })
school-damaged = it is damaged
report-unknown = it is not the report of a training
reason-rate = two sizes are needed, above 0 and up to 1, such as { $form }
