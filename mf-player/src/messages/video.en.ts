export const en = {
  'failed.title': 'The video stopped',
  'failed.text': 'It could not be loaded.',
  'failed.again': 'Load it again',
  'video.back': 'Back 10 seconds',
  'video.forward': 'Forward 10 seconds',
  'video.stopped': 'You stopped at {time}.',
  'speed.name': 'Speed',
  'speed.normal': 'Normal speed',
  'speed.times': '{speed}× speed',
  'transcript.title': 'Transcript',
} as const;
