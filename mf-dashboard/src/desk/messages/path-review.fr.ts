import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './path-review.en.ts';

export const fr: MessagesOf<typeof en> = {
  report: 'Voir son rapport',
  'queue.title': course.learningPaths,
  'queue.empty': 'Aucun parcours n’attend',
  'queue.empty.text': 'Ceux que les partenaires envoient s’ajoutent à la fin de cette liste.',
  'queue.noneFound': 'Aucun parcours de cette liste ne correspond',
  'queue.noneFound.text': building.removeFilter,
  'row.courses': course.courseCount,
  'row.sent': building.sentAgo,
  'row.reviewer': building.reviewedBy,
  'row.review': building.review,
  'row.review.of': 'Relire {title}',

  title: 'Relecture : {title}',
  loading: building.loadingPath,
  gone: 'Ce parcours est introuvable',
  'gone.text': 'Son partenaire l’a peut-être retiré de la relecture, ou supprimé.',
  'gone.action': building.goToQueue,
  failing: 'Il manque maintenant quelque chose',
  'section.overview': building.overview,
  'section.objectives': course.outcomes,
  'section.courses': course.courseCount,
  'section.assignments': lesson.assignments,
  'course.required': 'obligatoire',
  'course.optional': 'facultatif',
  'fact.status': common.status,
  'fact.partner': 'Partenaire',
  'fact.sent': building.sentToReview,
  'fact.category': course.category,
  'fact.level': course.level,
  'fact.language': course.language,
  'fact.price': course.price,
  'fact.order': 'Ordre',
  'fact.certificate': building.certificate,
  'fact.skills': course.skills,
  'fee.plan': building.partOfPlan,
  'fee.compared': 'au lieu de {price}',
  'order.kept': building.inOrderOnly,
  'order.free': 'Les cours sont ouverts dans n’importe quel ordre',
  yes: common.yes,
  no: common.no,

  'decision.none': 'Il n’y a rien à décider. État de ce parcours : {status}.',
  publish: actions.publish,
  'publish.path': 'Publier le parcours',
  return: 'Le renvoyer',
  'return.hint': 'Son partenaire le lit, améliore le parcours et l’envoie de nouveau.',
  'return.path': 'Renvoyer au partenaire',
  unpublish: actions.unpublish,
  'unpublish.hint': 'Son partenaire le lit. Qui suit le parcours le garde.',
  'unpublish.path': building.removeFromCatalogue,
  reason: common.reason,
  'reason.short': building.reasonOfLength,
  'refused.edit_conflict':
    'Le parcours a changé depuis que vous l’avez ouvert. Lisez-le tel qu’il est maintenant, puis décidez.',
  'refused.path_transition': 'Le parcours a changé entre-temps : cette étape n’est plus possible. Rechargez la page.',
  'refused.path_incomplete': 'Il manque quelque chose : le parcours ne peut pas encore être publié.',
  'refused.own_content': 'C’est votre propre parcours : à quelqu’un d’autre de décider.',
};
