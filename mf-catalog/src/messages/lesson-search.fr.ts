import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './lesson-search.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Dans les leçons',
  lead: '« {q} » est dit dans {count, plural, one {# leçon} other {# leçons}}.',
  loading: 'Recherche dans ce qui est dit',
  course: 'dans <link>{course}</link>',
  closed: 'Ce cours l’enseigne. Suivez-le pour lire et entendre ce qui est dit.',
  more: 'Afficher plus de leçons',
};
