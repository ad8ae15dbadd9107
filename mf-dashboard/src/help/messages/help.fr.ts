import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as feedback from '@stoa/shared/i18n/words/feedback.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './help.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.helpCentre,
  lead: 'Le fonctionnement de Stoa, en articles courts.',
  search: 'Chercher dans le centre d’aide',
  found: '{count, plural, =0 {Aucun article} one {# article trouvé} other {# articles trouvés}}',
  'none.title': 'Aucun article ne contient ces mots',
  'none.text': 'Essayez un autre mot, ou parcourez tous les articles.',
  'none.all': 'Montrer tous les articles',
  'empty.title': 'Il n’y a pas encore d’articles',
  'empty.text': 'Les personnes qui gèrent ce site n’en ont publié aucun.',
  'article.gone': 'Cet article est introuvable',
  'article.goneText': 'Il a été retiré, ou l’adresse est incomplète. Cherchez-le dans le centre d’aide.',
  'article.back': 'Aller au centre d’aide',
  'article.updated': 'Modifié pour la dernière fois le {date}',
  'article.contents': common.onThisPage,
  'article.related': 'Sur le même sujet',
  'answer.title': 'Cet article vous a-t-il aidé ?',
  'answer.yes': common.yes,
  'answer.no': common.no,
  'answer.thanks': 'Merci de votre réponse.',
  'answer.failed': 'Votre réponse n’a pas été gardée. {reason}',
  'answer.missing': 'Il manque quelque chose, ou ce n’est pas exact ? Dites-le à ceux qui s’occupent de ce site.',
  'answer.feedback': feedback.ofSite,
  'answer.contact': 'Nous écrire',
};
