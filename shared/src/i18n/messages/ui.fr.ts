import type { MessagesOf } from '../translate.ts';
import type { en } from './ui.en.ts';

export const fr: MessagesOf<typeof en> = {
  'error.title': 'Le chargement a échoué',
  'error.retry': 'Réessayer',
  'error.request': 'Si cela continue, donnez-nous ce numéro : <code>{requestId}</code>',
};
