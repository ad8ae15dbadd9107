import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.fr.ts';
import type { en } from './moderated-announcements.en.ts';

export const fr: MessagesOf<typeof en> = {
  tab: 'Annonces prévues',
  loading: 'Chargement des annonces',
  none: 'Aucune annonce n’est prévue',
  'none.text': 'Ce que les formateurs prévoient d’envoyer aux apprenants de leurs cours reste ici jusqu’à l’envoi.',
  by: 'Par {author}. Envoi {at}.',
  former: account.formerMember,
  text: 'Le texte de l’annonce',
  own: 'Vous l’avez écrite : annulez-la dans les rapports de votre cours.',
  cancel: 'Ne pas l’envoyer',
  'cancel.of': 'Ne pas l’envoyer : « {subject} »',
  ask: actions.askCancel,
  'ask.text': 'Elle n’est envoyée à personne, et la personne qui l’a écrite apprend pourquoi.',
  note: discussion.noteToAuthor,
  done: '« {subject} » ne sera pas envoyée. La personne qui l’a écrite a été prévenue.',
  late: '« {subject} » a déjà été envoyée. Retirez-la là où les apprenants la lisent.',
};
