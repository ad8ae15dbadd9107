import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './mail-samples.en.ts';

export const fr: MessagesOf<typeof en> = {
  name: 'Exemple',
  code: 'EXEMPLE',
  moment: '1er janvier 2026 à 12:00 UTC (exemple)',
  day: '1er janvier 2026 (exemple)',
  email: 'exemple@example.org',
  other_email: 'autre-exemple@example.org',
  provider: 'Fournisseur d’exemple',
  device: 'Navigateur d’exemple sur un système d’exemple',
  reason: 'Un motif d’exemple',
  title: 'Un titre d’exemple',
  body: 'Ceci est un exemple : il est rempli de valeurs inventées et n’annonce rien qui ait eu lieu.',
  number: 'R-EXEMPLE',
  amount: '24,00 $ (exemple)',
  card: 'Carte d’exemple •••• 0000',
};
