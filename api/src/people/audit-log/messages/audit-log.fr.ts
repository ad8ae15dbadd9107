import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './audit-log.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'journal-d-audit',
  'head.seq': 'Entrée',
  'head.at': 'Date (UTC)',
  'head.kind': 'Acte',
  'head.actor': 'Fait par',
  'head.subject': 'Nature du sujet',
  'head.id': 'Sujet',
  'head.name': 'Nom',
  'head.why': 'Motif',
  'head.before': 'Avant',
  'head.after': 'Après',
  'head.hash': 'SHA-256',
};
