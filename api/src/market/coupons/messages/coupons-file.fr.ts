import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './coupons-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'codes-de-reduction',
  'head.code': 'Code',
  'head.percent': 'Pourcentage',
  'head.amount': 'Montant déduit',
  'head.currency': 'Devise',
  'head.scope': 'S’applique à',
  'head.items': 'Noms',
  'head.starts': 'Valable dès le (UTC)',
  'head.expires': 'Valable jusqu’au (UTC)',
  'head.most': 'Utilisations en tout',
  'head.person': 'Utilisations par personne',
  'head.used': 'Utilisé',
  'head.given': 'Remises accordées',
  'head.enabled': 'En service',
  'head.maker': 'Créé par',
  'head.created': 'Créé le (UTC)',
};
