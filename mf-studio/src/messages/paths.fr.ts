import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './paths.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Vos parcours d’apprentissage',
  subtitle: 'Des cours dans un ordre qui mène quelque part : composez des parcours et voyez comment ils sont suivis.',
  create: course.createPath,
  reports: places.reports,
  loading: 'Chargement de vos parcours',
  failed: 'Vos parcours n’ont pas pu être chargés',
  found: '{count, plural, one {# parcours trouvé} other {# parcours trouvés}}',
  search: 'Chercher dans vos parcours',
  filter: building.filterByStatus,
  'filter.all': common.all,

  'first.title': 'Votre premier parcours commence par un titre',
  'first.text':
    'Donnez-lui un nom, choisissez des cours publiés et mettez-les en ordre, puis envoyez-le en relecture quand il est prêt. D’ici là, vous seul pouvez le voir.',
  'none.title': building.noPathsMatch,
  'none.titled': 'Aucun de vos parcours n’a « {q} » dans son titre.',
  'none.status': 'Aucun parcours n’est à l’état « {status} ».',
  'none.both': 'Aucun parcours à l’état « {status} » n’a « {q} » dans son titre.',
  'none.action': 'Afficher tous les parcours',

  'row.courses': course.courseCount,
  'row.edited': building.edited,
  'row.learners': course.learners,
  'row.completed': common.completed,
  'row.revenue': payment.revenue,
  'row.figure': '{figure} de {title} : {value}. Afficher le rapport',

  'action.edit': actions.edit,
  'action.open': building.open,
  'action.withdraw': building.withdraw,
  'action.more': 'Plus d’actions pour {title}',
  'action.catalogue': building.viewInCatalogue,
  'move.submit': actions.submitForReview,
  'move.withdraw': actions.withdrawFromReview,
  'move.publish': actions.publish,
  'move.unpublish': actions.unpublish,
  'move.retire': 'Mettre fin au parcours',
  'move.remove': actions.deleteIt,

  'ask.remove': 'Supprimer ce parcours ?',
  'ask.remove.text':
    '« {title} » sera supprimé définitivement. Ses cours restent tels quels. Cette action est irréversible.',
  'ask.remove.verb': 'Supprimer le parcours',
  'ask.unpublish': 'Dépublier ce parcours ?',
  'ask.unpublish.text':
    '« {title} » quitte le catalogue et personne d’autre ne peut le suivre.{learners, plural, =0 {} one { L’apprenant qui le suit le garde.} other { Les # apprenants qui le suivent le gardent.}} Vous pourrez le publier de nouveau.',
  'ask.unpublish.verb': actions.unpublish,
  'ask.retire': 'Mettre fin à ce parcours pour de bon ?',
  'ask.retire.text':
    '« {title} » ne sera plus jamais proposé et ne pourra plus être modifié.{learners, plural, =0 {} one { L’apprenant qui le suit le garde, avec son certificat.} other { Les # apprenants qui le suivent le gardent, avec son certificat.}} Cette action est irréversible.',
  'ask.retire.verb': 'Mettre fin au parcours',

  'done.submit': '« {title} » a été envoyé en relecture.',
  'done.withdraw': '« {title} » n’est plus en relecture et peut être modifié.',
  'done.publish': '« {title} » est publié.',
  'done.unpublish': '« {title} » a été retiré du catalogue.',
  'done.retire': '« {title} » n’est plus proposé.',
  'done.remove': '« {title} » a été supprimé.',
  undo: actions.undo,
  retry: actions.retry,
  missing: building.seeMissing,

  'refused.path_incomplete': 'Le parcours n’est pas prêt pour la relecture.',
  'refused.path_transition': 'Le parcours a changé entre-temps : cette étape n’est plus possible.',
  'refused.path_in_review': 'Le parcours est en relecture. Retirez-le d’abord.',
  'refused.path_taken': 'Des personnes suivent ce parcours : il ne peut pas être supprimé. Vous pouvez y mettre fin.',

  'begin.subtitle': 'Un titre et une catégorie font un brouillon. Vous seul le voyez jusqu’à sa publication.',
  'begin.title': course.title,
  'begin.title.hint': 'De 5 à 100 caractères : où mène le parcours. Vous pourrez le changer.',
  'begin.title.example': 'Devenir photographe portraitiste',
  'begin.later': 'Ensuite viennent les cours, les objectifs, le prix et la bannière.',
  'begin.submit': building.createDraft,
  'begin.cancel': actions.cancel,
};
