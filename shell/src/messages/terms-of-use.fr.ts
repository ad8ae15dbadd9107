import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './terms-of-use.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.termsOfUse,
  lead: 'Ce que vous pouvez attendre de ce site, et ce qu’il attend de vous.',

  'parties.title': 'Entre qui ces conditions s’appliquent',
  'parties.text':
    'Entre vous et l’exploitant de ce site. À compléter par lui : nom, adresse, et âge à partir duquel on peut avoir un compte.',

  'account.title': account.yours,
  'account.text':
    'Un compte appartient à une seule personne. Gardez votre mot de passe pour vous et donnez votre vrai nom : il est imprimé sur vos certificats. Indiquez une adresse e-mail que vous lisez ; elle est confirmée avant l’ouverture du compte.',
  'account.demo':
    'Sur une démonstration, les comptes de démonstration sont partagés par tous les visiteurs : n’y mettez rien de personnel.',

  'learning.title': places.learning,
  'learning.text':
    'S’inscrire à un cours permet de le suivre pour soi. Ses vidéos, textes et documents appartiennent à leurs auteurs ; vous ne pouvez ni les publier ni les vendre. Un certificat atteste que vous avez terminé un cours sur Stoa, et rien de plus.',
  'learning.paid': 'À compléter par l’exploitant du site : prix, paiement, résiliation d’une formule et remboursement.',

  'teaching.title': places.teaching,
  'teaching.text':
    'Ne publiez que ce qui est à vous ou ce que vous avez le droit d’utiliser. Avant que vous puissiez publier, les responsables du site vérifient qui vous êtes. Un cours est relu avant d’être publié et peut être retiré du catalogue s’il enfreint ces conditions ; les inscrits le conservent.',

  'community.title': 'Communauté et avis',
  'community.text':
    'Parlez aux autres comme si vous étiez dans la même pièce. Les insultes, la publicité et l’usurpation d’identité sont retirées. Les avis portent sur le cours.',
  'community.moderation':
    'Chacun peut signaler ce qui enfreint ces règles. Un modérateur décide et en donne la raison ; l’auteur de ce qui est retiré en est informé. Ce que vous écrivez reste à vous, et vous autorisez ce site à l’afficher.',

  'invitations.title': 'Invitations',
  'invitations.text': 'Vous pouvez inviter d’autres personnes avec votre propre lien. Nul ne peut s’inviter soi-même.',

  'end.title': 'Partir',
  'end.text':
    'Vous pouvez supprimer votre compte à tout moment dans ses paramètres ; pendant 14 jours, vous pouvez revenir sur cette décision. <privacy>Ce qui est conservé et ce qui est supprimé</privacy> figure dans la politique de confidentialité.',
  'end.us':
    'Un compte utilisé pour nuire à autrui peut être fermé. À compléter par l’exploitant du site : comment il l’annonce, et comment s’y opposer.',

  'law.title': 'Responsabilité, droit applicable et modification de ces conditions',
  'law.text': 'À compléter par l’exploitant du site selon le droit qui s’applique à lui.',
};
