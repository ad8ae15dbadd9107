import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './notifications.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.notifications,
  unread: '{count, plural, =0 {Tout est lu} one {# non lue} other {# non lues}}',
  show: actions.show,
  'show.all': 'Toutes',
  'show.unread': 'Non lues',
  loading: 'Chargement des notifications',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  read: 'Marquer comme lue',
  'read.name': 'Marquer comme lue : {title}',
  unreadAgain: 'Marquer comme non lue',
  'unreadAgain.name': 'Marquer comme non lue : {title}',
  isNew: common.isNew,
  readAll: 'Tout marquer comme lu',
  'readAll.done':
    '{count, plural, =0 {Aucune notification n’était à lire.} one {Une notification est marquée comme lue.} other {# notifications sont marquées comme lues.}}',
  undo: actions.undo,
  older: 'Afficher les plus anciennes',
  settings: 'Choisir ce que je reçois',
  'empty.title': 'Aucune notification pour l’instant',
  'empty.text': 'Les nouvelles de vos cours, de vos relectures et de vos certificats apparaissent ici.',
  'emptyUnread.title': 'Rien de non lu',
  'emptyUnread.text': 'Vous avez vu tout ce qui s’est passé.',
  'emptyUnread.all': 'Afficher toutes les notifications',
};
