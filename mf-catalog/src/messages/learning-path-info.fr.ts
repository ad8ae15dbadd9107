import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './learning-path-info.en.ts';

export const fr: MessagesOf<typeof en> = {
  'path.loading': 'Chargement du parcours d’apprentissage',
  'path.all': course.learningPaths,
  'gone.action': course.allPaths,
  'gone.title': 'Ce parcours d’apprentissage n’est pas ici',
  'gone.text': 'Il a peut-être été retiré, ou l’adresse est mal saisie.',
  'ended.title': 'Ce parcours n’est plus proposé',
  'ended.text': 'Vous le suivez : il reste à vous, avec votre progression.',
  'objectives.title': course.outcomes,
  'about.title': 'À propos de ce parcours',
  'skills.title': course.skills,
  'courses.title': 'Les cours',
  'courses.inOrder': 'Suivez-les dans cet ordre : chacun s’appuie sur le précédent.',
  'courses.anyOrder': 'Nous vous proposons cet ordre, mais vous pouvez les suivre comme bon vous semble.',
  'courses.optional': lesson.optional,
  'courses.waits': 'Terminez d’abord « {course} ».',

  'panel.name': course.enrolment,
  'panel.what': '{count, plural, one {# cours} other {# cours}}, {time} en tout.',
  'panel.certificate': 'Terminer le parcours donne droit à un certificat.',
  'panel.start': 'Commencer le premier cours',
  'panel.again': course.goThroughAgain,
  'panel.login': course.loginToEnrol,
  'panel.free': course.enrolFree,
  'panel.free.what': 'Vous êtes inscrit à {count, plural, one {# cours} other {# cours}} en une fois.',
  'panel.more': 'S’inscrire à {count, plural, one {# autre cours} other {# autres cours}}',
  'panel.follow': 'Suivre ce parcours',
  'panel.follow.what': 'Ce que vous terminez dans ses cours compte pour le parcours, qui est listé parmi les vôtres.',
  'panel.done': 'Vous suivez maintenant « {path} ».',
  'panel.failed': 'Ce parcours a changé entre-temps. Regardez-le de nouveau.',
  'panel.singly':
    '{count, plural, one {Un cours de ce parcours s’achète à part.} other {# cours de ce parcours s’achètent un par un.}}',
  'panel.buy': course.buyFor,
  'panel.buyWhat': 'Vous payez une fois et gardez {count, plural, one {le cours} other {les # cours}} de ce parcours.',
  'panel.had': 'Vous avez déjà {count, plural, one {# de ces cours} other {# de ces cours}}.',
  'panel.compare': 'Au lieu de {price}',
  'panel.save': 'Vous économisez {amount} : achetés un par un, ces cours coûtent {singly}.',
  'panel.dearer': 'Achetés un par un, les cours que vous n’avez pas encore coûtent {singly}.',
  'panel.plan.title': 'Compris dans une formule',
  'panel.plan.text': 'Une formule ouvre toutes les vidéos de ces cours.',
  'panel.plan.see': 'Voir les formules',
  'panel.plan.yours':
    'Votre formule ouvre toutes les vidéos de ces cours. Votre progression est conservée dans ceux auxquels vous êtes inscrit.',
  'panel.own': 'Ce parcours est le vôtre.',
  'panel.closed.title': 'Ce parcours n’est pas encore en vente',
  'panel.closed.text': 'Les paiements ne sont pas ouverts sur ce site. Les cours gratuits sont ouverts à tous.',
};
