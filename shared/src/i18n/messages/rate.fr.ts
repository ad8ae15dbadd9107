import type { MessagesOf } from '../translate.ts';
import type { en } from './rate.en.ts';

export const fr: MessagesOf<typeof en> = {
  label: 'Votre note',
  missing: 'Choisissez de 1 à 5 étoiles.',
  stars: '{stars, plural, one {# étoile sur 5} other {# étoiles sur 5}}',
  comment: 'Que faut-il savoir de ce cours ?',
  hint: 'Facultatif. Ce qui vous a aidé, ce qui manquait, à qui il convient.',
  change: 'Modifier la note',
  submit: 'Publier l’avis',
  done: 'Merci : votre avis est publié.',
  early: 'Suivez 12 minutes ou un dixième du cours avant de donner votre avis.',
  own: 'Vous ne pouvez pas noter votre propre cours.',
  notEnrolled: 'Inscrivez-vous au cours avant de donner votre avis.',
};
