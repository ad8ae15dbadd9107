import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './review.en.ts';

export const fr: MessagesOf<typeof en> = {
  'standing.in_review':
    'Le cours est en relecture : il ne peut pas être modifié. Retirez-le de la relecture pour y travailler encore.',
  'standing.in_review.sent':
    'Le cours est en relecture : il ne peut pas être modifié. Envoyé le {date}. Retirez-le de la relecture pour y travailler encore.',
  'standing.approved': 'Le cours est approuvé ; il sera publié au moment prévu.',
  'standing.approved.at': 'Le cours est approuvé ; il sera publié le {when}.',
  'standing.changes_requested':
    'La relecture demande des modifications. Faites-les, marquez chaque commentaire comme traité, puis renvoyez le cours.',
  'standing.published':
    'Les apprenants voient cette version. Vos prochaines modifications attendront dans une révision jusqu’à leur approbation.',
  'standing.published.revision':
    'Vos modifications attendent dans une révision jusqu’à leur approbation ; d’ici là, les apprenants voient la version publiée.',
  'standing.unpublished':
    'Le cours n’est plus dans le catalogue ; les personnes inscrites gardent leur accès. Sans modification, il peut y revenir aussitôt ; modifié, il passe de nouveau en relecture.',
  'standing.draft':
    'Chaque cours est relu avant d’être public. Quand tout y est, envoyez-le ; d’ici là, il n’est visible que de vous.',

  'comments.title': 'Commentaires de la relecture',
  'comment.resolved': common.resolved,
  'comment.blocking': course.mustBeFixed,
  'comment.resolve': 'Marquer comme traité',

  'checklist.missing': 'Il manque {count, plural, one {# élément} other {# éléments}}',
  'checklist.advice': 'Conseils',
  'checklist.harmless': '{rule} Cela n’empêche pas la relecture.',
  'checklist.done': building.done,
  'checklist.show': 'Afficher ce qui est fait ({count, number})',
  'checklist.hide': 'Masquer ce qui est fait',

  'act.submit': actions.submitForReview,
  'act.submitAgain': 'Renvoyer en relecture',
  'act.publish': 'Remettre dans le catalogue',
  'act.withdraw': actions.withdrawFromReview,
  'act.discard': actions.discardChanges,
  'act.first.missing': building.firstMissing,
  'act.first.comments': 'Marquez d’abord les commentaires comme traités.',

  'done.submit': 'Votre cours est envoyé en relecture. Nous vous préviendrons dès qu’il aura été lu.',
  'done.withdraw':
    '{status, select, published {Vos modifications ne sont plus en relecture et attendent dans une révision. Les apprenants voient la version publiée.} unpublished {Vous pouvez de nouveau modifier votre cours. Il reste hors du catalogue.} other {Vous pouvez de nouveau modifier votre cours.}}',
  'done.discard': 'Vos modifications sont abandonnées. Le cours est de nouveau tel qu’il a été publié en dernier.',
  'done.publish':
    '{status, select, in_review {Votre cours est envoyé en relecture : il reviendra dans le catalogue après avoir été lu.} approved {Votre cours est approuvé et sera public à la date choisie.} other {Votre cours est de retour dans le catalogue.}}',

  'refused.unsaved': 'Certaines modifications ne sont pas encore enregistrées.',
  'refused.course_transition': 'Le cours a changé entre-temps et ne peut plus franchir cette étape.',
  'refused.course_incomplete': 'Le cours n’est pas prêt pour la relecture.',
  'refused.review_comments_open': course.resolveChangesFirst,
  'refused.edit_conflict': course.editedElsewhere,
  'refused.creator_not_verified': account.notVerifiedYet,

  'comment.about': course.aboutPart,
  'reply.begin': actions.reply,
  'reply.label': actions.yourReply,
  'reply.send': actions.sendReply,
  'reply.cancel': actions.cancel,
  'changes.title': 'Ce qui a changé depuis la version en ligne',
  'changes.lead': 'Exactement ce que verra la personne qui relit.',
  'changes.loading': course.comparingWithLive,
  'discard.title': 'Abandonner vos modifications ?',
  'discard.text':
    'Vous perdez ce que vous avez modifié depuis la dernière publication du cours, sans retour possible :',
  'discard.part':
    '« {title} » ({state, select, added {ajout qui disparaît} removed {suppression annulée} moved {déplacement annulé} other {modifications perdues}})',
  'discard.more': '{count, plural, one {# autre modification} other {# autres modifications}}',
  'discard.stays': 'La version publiée et la progression de vos apprenants restent telles quelles.',
  'discard.nothing': 'Rien ne diffère de la version publiée. Le cours reste tel quel, sans modification en attente.',
  'discard.verb': actions.discardChanges,
  'note.label': 'Message pour la relecture (facultatif)',
  'note.hint': 'Ce qu’il faut regarder d’abord, ou ce qu’un commentaire vous a fait changer.',
};
