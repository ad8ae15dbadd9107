import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';

export const en = {
  title: 'Your profile',
  lead: 'This is how learners and teachers see you.',
  loading: 'Loading your profile',
  'first.label': account.firstName,
  'last.label': account.lastName,
  'title.label': 'Professional title',
  'title.hint': 'Shown beside your name, on certificates too: “Photographer”, “Team lead”.',
  'about.label': 'About you',
  'about.hint': 'What you do, and what you want to learn.',
  'about.count': common.charactersOf,
  save: actions.save,
  saved: 'Your profile is saved.',
  reset: actions.discardChanges,
  preview: 'How others see you',
  'preview.nameless': 'Your name',

  photo: 'Photo',
  'photo.hint': 'JPEG, PNG or WebP, at least 200 × 200 pixels. You choose the part that is shown.',
  'photo.choose': 'Choose a photo',
  'photo.replace': 'Choose another photo',
  'photo.remove': 'Remove the photo',
  'photo.unsaved': 'The photo is kept once you save.',
  'photo.type': '“{name}” is not a JPEG, PNG or WebP picture.',
  'photo.large': '“{name}” is {size}; choose a picture of at most {most}.',
  'photo.unreadable': '“{name}” could not be read as a picture.',
  'photo.small': 'The photo must be at least {least} × {least} pixels; this one has {width} × {height}.',
  'photo.failed': 'The photo could not be uploaded. Check your connection and save again.',
  'photo.refused': 'The server did not accept the photo. Choose another one.',

  'crop.title': actions.choosePart,
  'crop.close': actions.close,
  'crop.area': 'Photo. Move it with the arrow keys or by dragging.',
  'crop.zoom': actions.zoom,
  'crop.rotateLeft': 'Rotate to the left',
  'crop.rotateRight': 'Rotate to the right',
  'crop.take': 'Use the photo',
  'crop.cancel': actions.cancel,
} as const;
