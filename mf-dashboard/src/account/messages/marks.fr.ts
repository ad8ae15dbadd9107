import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { en } from './marks.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Sur les certificats',
  lead: 'Ce qui figure à côté de votre nom sur les certificats de ce que vous créez. Les certificats délivrés gardent l’image avec laquelle ils l’ont été.',
  loading: 'Chargement des images de vos certificats',
  label: '{kind, select, signature {Signature} other {Logo}}',
  hint: '{kind, select, signature {Signez sur du papier blanc et photographiez-le, ou choisissez une image de votre signature.} other {Sur fond blanc ou sans fond.}} PNG, JPEG ou WebP. Les bords blancs sont coupés.',
  preview: '{kind, select, signature {Votre signature} other {Votre logo}}, comme sur les certificats',
  choose: 'Choisir une image',
  replace: 'Choisir une autre image',
  remove: actions.remove,
  saved:
    '{kind, select, signature {Votre signature} other {Votre logo}} figure sur les certificats délivrés à partir de maintenant.',
  removed:
    '{kind, select, signature {Votre signature} other {Votre logo}} ne figure plus sur les certificats délivrés à partir de maintenant.',
  refused: 'Le serveur n’a pas accepté l’image. Choisissez-en une autre.',
  notSent: 'L’image n’a pas pu être envoyée. Vérifiez votre connexion et choisissez-la à nouveau.',
  'problem.type': '« {name} » n’est pas une image PNG, JPEG ou WebP.',
  'problem.large': '« {name} » est trop lourde : choisissez une image de 30 Mo au plus.',
  'problem.unreadable': '« {name} » n’a pas pu être lue comme une image.',
  'problem.empty': 'Rien n’est dessiné dans « {name} » : tout y est clair comme du papier.',
  'problem.small': 'Ce qui est dessiné dans « {name} » doit mesurer au moins 120 × 40 pixels.',
};
