import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as liveClass from '@stoa/shared/i18n/words/live-class.en.ts';

/** The host of a live class records it. */
export const en = {
  'record.now': 'You are recording: {time}, {size}',
  'record.starting': 'The recording begins …',
  'record.stopping': 'The recording is being finished …',

  'problem.unsupported': 'This browser cannot record. Use an up-to-date browser on a computer.',
  'problem.no_room': 'There is no more room for a recording in this browser. Free some disk space, then record again.',
  'problem.not_kept':
    'This browser keeps nothing for this site, as in a private window. Open the class in another one.',
  'problem.untold': 'Nothing is recorded: the others could not be told. Try again once the line is back.',
  'problem.too_large': 'The recording has ended: it is as large as the site takes. Record the rest as another one.',
  'problem.broken': 'The recording has ended: the browser broke it off. What there was of it is kept.',

  'kept.list': 'Recordings in this browser',
  'kept.title': 'A recording of {duration} was not sent yet',
  'kept.facts': '{moment} · {size} · only in this browser',
  'kept.send': 'Make it a lesson',
  'kept.save': 'Save it to this device',
  'kept.remove': actions.deleteIt,
  'kept.remove.title': 'Delete this recording?',
  'kept.remove.text': 'It is nowhere but in this browser. It cannot be brought back.',
  'kept.save.failed': 'The recording could not be read. {reason}',

  'send.finishing': 'Getting it ready: {share}',
  'send.progress': 'Sending the recording',
  'send.sending': '{sent} of {total}, {share}',
  'send.paused': common.paused,
  'send.waiting': 'The line is down. It goes on by itself.',
  'send.checking': 'The server checks the recording …',
  'send.ready': 'Putting it into the course …',
  'send.rejected': 'The server did not take the recording. {reason}',
  'send.rejected.why': 'Save it to this device, and look at it there.',
  'send.failed':
    '{failure, select, line {The line is down. Nothing is lost: go on once it is back.} verdict {The server did not say what became of it. Ask again.} other {Sending could not begin. Try again.}}',
  'send.pause': actions.pause,
  'send.resume': actions.resume,
  'send.again': actions.tryAgain,

  'second.title': liveClass.replaceRecording,
  'second.text': liveClass.hasRecording,
  'second.keep': liveClass.keepFirst,
  'second.replace': liveClass.replaceIt,

  'done.text': 'The recording is a lesson of the course now. Learners have it once the change is published.',
  'done.open': liveClass.openLesson,

  'refused.course_in_review':
    'The course is with a reviewer. Send the recording once it is back: it is kept until then.',
  'refused.forbidden':
    'You hold this class, and may not edit its course. Save the recording, and give it to the author.',
} as const;
