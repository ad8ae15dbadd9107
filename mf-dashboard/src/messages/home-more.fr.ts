import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './home-more.en.ts';

export const fr: MessagesOf<typeof en> = {
  'nudge.title': 'Qu’aimeriez-vous apprendre ?',
  'nudge.text':
    'Quelques questions, une minute : nous vous recommandons ensuite des cours selon votre but, votre niveau et votre temps.',
  'nudge.action': 'Répondre',
  'news.title': 'Ce qui s’est passé récemment',
  'news.all': 'Toutes les notifications',
  'news.new': 'Nouveau',
  'certificates.title': 'Vos certificats',
  'certificates.all': 'Tout voir',
  'recommended.title': 'Recommandés pour vous',
  'recommended.popular': 'Appréciés des apprenants',
  'recommended.all': 'Voir tous les cours',
  'reason.interest': 'Parce que vous avez choisi {category}',
  'reason.popular': 'Beaucoup suivent ce cours',
};
