import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './sample-screen.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Sample title',
  lead: 'Les nouveautés.',
  'lead.person': 'Les nouveautés pour {name}.',
  failed: 'Les cours n’ont pas pu être chargés',
  'none.title': 'Pas encore de cours',
  'none.text': 'Dès qu’un formateur publie un cours, il apparaît ici.',
  'none.catalogue': 'Voir le catalogue',
  courses: '{count, plural, one {Un cours} other {# cours}}',
};
