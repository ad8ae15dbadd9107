import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './deletion.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Votre compte sera supprimé le {date}',
  text: 'Vous l’avez demandé. D’ici là, vous pouvez changer d’avis ; ensuite, rien ne pourra être récupéré.',
  keep: 'Conserver mon compte',
  kept: 'Votre compte est conservé. Rien n’est supprimé.',
};
