import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './waiting-work.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'En attente de votre décision',
  courses: '{count, plural, one {cours à relire} other {cours à relire}}',
  creators: '{count, plural, one {demande ou recours de formateur} other {demandes et recours de formateurs}}',
  reports: '{count, plural, one {signalement de la communauté} other {signalements de la communauté}}',
  failed: 'Le nombre n’a pas pu être lu.',
};
