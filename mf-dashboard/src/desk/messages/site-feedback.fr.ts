import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as feedback from '@stoa/shared/i18n/words/feedback.fr.ts';
import type { en } from './site-feedback.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: feedback.ofSite,
  lead: 'Ce que disent les personnes connectées à celles qui s’occupent du site. Leur auteur voit l’état que vous indiquez.',
  search: 'Mots de l’avis, ou son auteur',
  'sort.created': 'Date d’envoi',
  'sort.stars': 'Étoiles',
  'none.text': 'Ce qui est dit de ce site figure ici, pour les seules personnes qui s’en occupent.',
};
