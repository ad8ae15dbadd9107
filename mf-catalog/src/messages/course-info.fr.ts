import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './course-info.en.ts';

export const fr: MessagesOf<typeof en> = {
  'course.loading': course.loading,
  'gone.title': course.notFound,
  'gone.text': course.notFoundWhy,

  'objectives.title': course.outcomes,
  'curriculum.title': course.curriculum,
  'curriculum.modules': '{count, plural, one {# module} other {# modules}}',
  'curriculum.lessons': course.lessonCount,
  'curriculum.resources': lesson.toTakeAlong,
  'curriculum.preview': course.freePreview,
  'about.title': course.about,
  'prerequisites.title': course.prerequisites,
  'prerequisites.must': '{name} (à terminer d’abord)',
  'prerequisites.advice': '{name} (conseillé)',
  'requirements.title': 'Ce qu’il faut pour commencer',
  'audience.title': 'À qui s’adresse ce cours',
  'skills.title': course.skills,
  'ratings.title': course.ratings,
  'related.title': 'Cours proches',
  'related.lead': 'Ils enseignent les mêmes compétences, sont de la même catégorie ou suivis par les mêmes personnes.',
  'trailer.play': 'Voir la bande-annonce ({time})',
  share: actions.share,
  'share.copied': 'L’adresse du cours est copiée.',
  'share.notCopied': actions.copyThis,

  with: 'Avec la participation de',
  'fact.rating': course.rating,
  'fact.learners': course.learners,
  'fact.length': course.length,
  'fact.level': course.level,
  'fact.format': course.format,
  'fact.language': course.language,
  'fact.updated': 'Mis à jour',

  'enrol.name': course.enrolment,
  'enrol.preview': 'Jeter un œil : {count, plural, one {# aperçu gratuit} other {# aperçus gratuits}}',
  'enrol.what': '{count, plural, one {# leçon} other {# leçons}}. Vous recevez un certificat à la fin du cours.',
  'enrol.whatTimed':
    '{count, plural, one {# leçon} other {# leçons}}, {time} en tout. Vous recevez un certificat à la fin du cours.',
  'enrol.start': course.startCourse,
  'enrol.continue': course.continueLearning,
  'enrol.again': course.goThroughAgain,
  'enrol.certificate': actions.viewCertificate,
  'enrol.closed': 'Les inscriptions à ce cours sont fermées pour le moment.',
  'enrol.done': 'Votre inscription au cours « {course} » est enregistrée.',
  'enrol.login': course.loginToEnrol,
  'enrol.back': 'Revenir dans le cours',
  'enrol.free': course.enrolFree,
  'enrol.buy': course.buyFor,
  'enrol.buyWhat':
    'Vous payez une fois et gardez le cours : toutes les leçons, et le certificat quand vous le terminez.',
  'plan.yours':
    'Les vidéos de ce cours vous sont déjà ouvertes. Achetez-le pour obtenir son certificat, et pour le garder.',
  'plan.watch': 'Regarder le cours',
  'enrol.paid.title': course.notSoldYet,
  'enrol.paid.text':
    'Les paiements ne sont pas ouverts sur ce site : l’inscription n’est pas possible pour l’instant. Ses aperçus gratuits sont ouverts à tous.',
  'enrol.unpaid': 'Il faut régler ce cours avant de s’y inscrire.',
  'enrol.own': 'C’est votre propre cours : ouvrez-le sans vous inscrire.',

  'reply.by': 'Réponse de l’enseignant',
  'reply.give': actions.reply,
  'reply.giveTo': 'Répondre à l’avis de {name}',
  'reply.change': 'Modifier la réponse',
  'reply.changeTo': 'Modifier la réponse à {name}',
  'reply.label': 'Votre réponse, lisible par tous',
  'reply.publish': 'Publier la réponse',
  'reply.takeBack': 'La retirer',
  'reply.cancel': actions.cancel,
  'reply.done': 'Votre réponse est publiée.',
  'reply.gone': 'Votre réponse est retirée.',
  'ratings.loading': 'Chargement des avis',
  'ratings.none': 'Personne n’a encore noté ce cours. Ceux qui le suivent peuvent le faire.',
  'ratings.more': 'Afficher plus d’avis',
  'ratings.count': '{count, plural, one {# avis} other {# avis}}',
  'ratings.stars': course.starCount,
  'ratings.plain': 'Moyenne simple de ces avis : {mean}',
  'ratings.why': 'Comment ce nombre est calculé',
  'ratings.mean':
    'Pour que quelques avis ne décident pas de tout, la moyenne en compte dix de plus, à la moyenne du site entier. Plus un cours a d’avis, moins ils comptent.',
  'ratings.formula': '(10 × moyenne du site + somme des étoiles) ÷ (10 + nombre d’avis)',
};
