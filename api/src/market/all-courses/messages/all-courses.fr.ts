import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './all-courses.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'cours',
  'head.id': 'Cours',
  'head.name': 'Nom',
  'head.status': 'État',
  'head.creator': 'Formateur',
  'head.category': 'Catégorie',
  'head.language': 'Langue',
  'head.price': 'Prix',
  'head.currency': 'Monnaie',
  'head.enrolments': 'Inscriptions',
  'head.rating': 'Note',
  'head.ratings': 'Avis',
  'head.featured': 'Rang à la une',
  'head.reviewer': 'Relecteur',
  'head.published': 'Publié le (UTC)',
  'head.changed': 'Modifié le (UTC)',
};
