import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './welcome.en.ts';

export const fr: MessagesOf<typeof en> = {
  'welcome.title': 'Bienvenue sur Stoa, {name}',
  'welcome.lead': 'Cinq questions brèves, pour que ce que vous verrez d’abord en vaille la peine.',
  'welcome.form': 'Présentation',
  'welcome.step': 'Étape {step} sur {steps}',
  'welcome.back': 'Retour',
  'welcome.next': 'Suivant',
  'welcome.save': 'Terminer',
  'welcome.skip': 'Pas maintenant',

  'goal.question': 'Qu’est-ce qui vous amène ?',
  'goal.change_careers': 'Changer de métier',
  'goal.change_careers.hint': 'Commencer quelque chose de nouveau, depuis les bases',
  'goal.job_advancement': 'Progresser dans mon métier',
  'goal.job_advancement.hint': 'Mieux faire ce que je fais déjà',
  'goal.valuable_skills': 'Acquérir des compétences utiles',
  'goal.valuable_skills.hint': 'Pour le travail ou la vie, quand le besoin se présente',
  'goal.fun': 'Apprendre par plaisir',
  'goal.fun.hint': 'Par curiosité, sans autre raison',

  'interests.question': 'Que souhaitez-vous apprendre ?',
  'interests.hint':
    '{count, plural, =0 {Choisissez jusqu’à dix domaines} one {# domaine choisi sur 10} other {# domaines choisis sur 10}}',
  'interests.loading': 'Chargement des catégories',
  'interests.failed': course.categoriesNotLoaded,
  'interests.none':
    'Il n’y a pas encore de catégories. Choisissez « Pas maintenant » : vous pourrez nous le dire plus tard.',

  'level.question': 'Où en êtes-vous dans ces domaines ?',
  'level.beginner': 'Je débute',
  'level.beginner.hint': 'Des cours qui ne supposent rien de connu',
  'level.intermediate': 'Je connais les bases',
  'level.intermediate.hint': 'Des cours qui partent de là',
  'level.advanced': 'J’ai de l’expérience',
  'level.advanced.hint': 'Des cours qui vont au fond des choses',
  'level.all_levels': 'Cela dépend',
  'level.all_levels.hint': 'Des cours de tous les niveaux',

  'weekly_minutes.question': 'De combien de temps disposez-vous par semaine ?',
  'weekly_minutes.hint': 'Un peu, souvent, mène plus loin que beaucoup d’un coup.',
  'weekly_minutes.choice': course.timeAWeek,

  'language.question': 'Quelle langue préférez-vous ?',
  'language.hint': 'Le site vous parlera désormais dans cette langue. Vous pourrez en changer à tout moment.',
};
