import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as plan from '@stoa/shared/i18n/words/plan.fr.ts';
import type { en } from './sale.en.ts';

export const fr: MessagesOf<typeof en> = {
  instead: 'au lieu de',
  checking: 'Vérification du code de réduction',
  buy: 'Acheter',
  'buy.for': course.buyFor,
  'buy.free': 'L’obtenir gratuitement',
  'free.what': 'Avec ce code, rien n’est à payer et aucune carte n’est demandée. L’accès vous reste.',
  'coupon.have': 'J’ai un code de réduction',
  'coupon.until': 'Jusqu’au {when}',
  'coupon.without': 'Sans code de réduction, le prix est de {price}.',
  'plan.price': plan.price,
  'plan.hint': 'Ou les vidéos de tous les cours avec <a>{plan}</a>, à partir de {price}.',
};
