import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './courses.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.yourCourses,
  subtitle: 'Rédigez, améliorez et suivez les cours que vous donnez.',
  create: actions.createCourse,
  loading: course.loadingYours,
  'loading.studio': 'Chargement de l’espace de création',
  failed: course.yoursNotLoaded,
  found: '{count, plural, one {# cours trouvé} other {# cours trouvés}}',
  search: 'Rechercher dans vos cours',
  filter: building.filterByStatus,
  'filter.all': common.all,

  'revoked.title': account.notVerifiedAnyMore,
  'revoked.text':
    'Vous pouvez lire ici tout ce que vous avez créé, mais pas le modifier ni le soumettre à la relecture. Ce qui est publié reste ouvert aux apprenants. <why>Voir pourquoi, et ce que vous pouvez faire</why>.',

  'first.title': 'Votre premier cours commence par un titre',
  'first.text':
    'Donnez-lui un nom, ajoutez des leçons à votre rythme et envoyez-le en relecture quand il est prêt. D’ici là, vous seul pouvez le voir.',
  'none.title': course.noneMatch,
  'none.titled': 'Aucun de vos cours n’a « {q} » dans son titre.',
  'none.status': 'Il n’y en a aucun à l’état « {status} ».',
  'none.both': 'Parmi vos cours à l’état « {status} », aucun n’a « {q} » dans son titre.',
  'none.action': 'Afficher tous les cours',

  'row.shared': 'Partagé par {owner}',
  'row.revision': 'Modifications en attente',
  'row.comments': course.openCommentCount,
  'row.lessons': course.lessonCount,
  'row.edited': building.edited,
  'row.learners': course.learners,
  'row.completed': 'Ont terminé',
  'row.rating': course.rating,

  'action.edit': actions.edit,
  'action.open': building.open,
  'action.withdraw': building.withdraw,
  'action.more': 'Autres actions pour {name}',
  'action.preview': 'Voir comme un apprenant',
  'action.catalogue': building.viewInCatalogue,
  'action.duplicate': 'Dupliquer',
  'done.duplicate': 'Voici une copie de « {name} » : un brouillon que vous seul voyez.',
  'action.export': 'Exporter…',
  'move.submit': actions.submitForReview,
  'move.withdraw': actions.withdrawFromReview,
  'move.publish': actions.publish,
  'move.unpublish': actions.unpublish,
  'move.discard': actions.discardChanges,
  'move.remove': actions.deleteIt,

  'ask.remove': 'Supprimer ce cours ?',
  'ask.remove.text':
    '« {name} » sera supprimé pour de bon{lessons, plural, =0 {} one {, avec sa leçon} other {, avec ses # leçons}}. Cette action est irréversible.',
  'ask.remove.verb': 'Supprimer le cours',
  'ask.unpublish': 'Dépublier ce cours ?',
  'ask.unpublish.text':
    'Il quitte le catalogue et plus personne ne peut s’y inscrire.{learners, plural, =0 {} one { La personne inscrite garde son accès.} other { Les # personnes inscrites gardent leur accès.}}',
  'ask.unpublish.verb': actions.unpublish,

  'done.submit': '« {name} » a été envoyé en relecture.',
  'done.withdraw':
    '{status, select, draft {« {name} » est de nouveau un brouillon.} published {« {name} » n’est plus en relecture. Les apprenants voient la version publiée ; vos modifications attendent.} unpublished {« {name} » n’est plus en relecture, et reste hors du catalogue.} other {« {name} » n’est plus en relecture.}}',
  'done.discard':
    'Vos modifications de « {name} » sont abandonnées. Le cours est de nouveau tel qu’il a été publié en dernier.',
  'done.publish':
    '{status, select, in_review {« {name} » est envoyé en relecture : il sera de nouveau publié après avoir été lu.} approved {« {name} » est approuvé et sera public à la date choisie.} other {« {name} » est publié.}}',
  'done.unpublish': '« {name} » a été retiré du catalogue.',
  'done.remove': '« {name} » a été supprimé.',
  undo: actions.undo,
  retry: actions.retry,
  missing: building.seeMissing,

  'refused.course_incomplete': 'Le cours n’est pas encore prêt pour la relecture.',
  'refused.course_transition': 'Le cours a changé entre-temps, et cette étape n’est plus possible.',
  'refused.edit_conflict': course.editedElsewhere,
  'refused.course_has_enrollments': 'Des personnes ont suivi ce cours. Seul un super-administrateur peut le supprimer.',
  'refused.creator_not_verified': account.notVerifiedYet,
  'refused.review_comments_open': course.resolveChangesFirst,
  'refused.own_course': 'Vous ne pouvez pas relire votre propre cours.',

  category: course.category,
  'category.sub': 'Sous-catégorie',
  'category.final': 'Catégorie finale',
  'category.choose': 'Choisir',
  contentType: course.content,
  'contentType.choose': 'Choisir un type de contenu',
};
