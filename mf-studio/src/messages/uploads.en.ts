import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

export const en = {
  'field.choose':
    '{purpose, select, cover {Choose a JPEG, PNG or WebP picture} banner {Choose a JPEG, PNG or WebP picture} picture {Choose a picture} video {Choose an MP4 or WebM video} captions {Choose a WebVTT or SubRip file (.vtt, .srt)} audio {Choose a recording} resource {Choose a file} other {Choose a PDF}}',
  'field.replace': actions.replace,
  'field.remove': actions.remove,
  'field.drop': 'or drop it here',

  'problem.type':
    '{purpose, select, cover {“{name}” is not a JPEG, PNG or WebP picture.} banner {“{name}” is not a JPEG, PNG or WebP picture.} picture {“{name}” is not a JPEG, PNG or WebP picture.} video {“{name}” is not an MP4 or WebM video.} captions {“{name}” is neither a WebVTT nor a SubRip file (.vtt, .srt).} audio {“{name}” is not an MP3, M4A, Ogg, WebM or WAV recording.} resource {“{name}” is of a type that cannot be given along: put it into a ZIP archive.} other {“{name}” is not a PDF.}}',
  'problem.empty': common.isEmpty,
  'problem.large': '“{name}” is {size}; the limit is {most}.',
  'problem.unreadable': '“{name}” can’t be read as a picture.',
  'problem.small':
    '{purpose, select, banner {Banner} other {Cover}} must be at least {leastWidth} × {leastHeight} pixels; this one has {width} × {height}.',
  'captions.kind':
    '“{name}” is neither WebVTT nor SubRip: a WebVTT file begins with the word WEBVTT, a SubRip file with a number and its times (line {line, number}).',
  'captions.time':
    '“{name}”, line {line, number}: no times can be read here. Write them as 00:01:02.500 --> 00:01:05.000.',
  'captions.end': '“{name}”, line {line, number}: this caption ends before it begins. Correct its times.',
  'captions.stray': '“{name}”, line {line, number}: these words have no times. Put the times above them.',
  'captions.empty': '“{name}” has no captions in it.',
  'captions.many': '“{name}”, line {line, number}: a file has at most 20,000 captions. Split the film.',

  'state.sending': 'Uploading',
  'state.paused': common.paused,
  'state.waiting': 'Connection lost. Trying again…',
  'state.checking': 'The server is checking the file…',
  'state.ready': common.ready,
  'state.rejected': 'Not accepted',
  'state.failed': 'Interrupted',

  'progress.name': 'Upload of {name}',
  'progress.bytes': '{share} · {sent} of {total}',
  'progress.pause': actions.pause,
  'progress.resume': actions.resume,
  'progress.again': actions.tryAgain,
  'progress.cancel': actions.cancel,

  'failed.line': 'The connection was lost. What has arrived is kept; try again when you are back online.',
  'failed.verdict': 'The file was sent, but the server could not be asked about it.',
  'failed.start': 'The upload could not start. Check your connection.',
  'refused.status': 'The server refused the file ({status}).',
  'refused.other': 'The file was not accepted.',

  'video.captions': lesson.captions,
  'video.withCaptions': 'with captions',
  'video.withoutCaptions': 'no captions yet',
  'audio.withTranscript': 'with a transcript',
  'audio.withoutTranscript': 'no transcript yet',
} as const;
