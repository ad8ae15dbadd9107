import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.fr.ts';
import type { en } from './announcements.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: discussion.announcements,
  loading: 'Chargement des annonces',
  failed: 'Les annonces n’ont pas pu être chargées.',
  'none.title': 'Rien n’a été annoncé',
  'none.text': 'Ce que l’équipe du cours dit à ses apprenants se trouve ici.',
  more: 'Afficher les annonces plus anciennes',
  new: common.isNew,
  former: discussion.former,
  open: 'Lire',
  'open.of': 'Lire « {subject} »',
  close: actions.close,
  'close.of': 'Fermer « {subject} »',
  report: discussion.report,
  'report.of': 'Signaler « {subject} »',
};
