import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './categories.en.ts';

export const fr: MessagesOf<typeof en> = {
  'categories.title': 'Le catalogue par catégorie',
  'categories.lead': 'Tout ce qui s’enseigne ici, du grand domaine jusqu’au sujet précis.',
  'categories.crumb': course.categories,
  'categories.loading': course.loadingCategories,
  'category.see': '{count, plural, =0 {Aucun cours pour l’instant} one {Voir # cours} other {Voir les # cours}}',
};
