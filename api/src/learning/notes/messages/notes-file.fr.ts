import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './notes-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Notes : {course}',
  bookmark: 'Signet',
  page: 'Page {page, number}',
  gone: 'Une leçon qui n’est plus dans le cours',
  none: 'Il n’y a pas encore de notes dans ce cours.',
};
