import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './review.en.ts';

export const fr: MessagesOf<typeof en> = {
  'standing.in_review':
    'Le cours est en relecture : il ne peut pas être modifié. Retirez-le de la relecture pour y travailler encore.',
  'standing.in_review.sent':
    'Le cours est en relecture : il ne peut pas être modifié. Envoyé le {date}. Retirez-le de la relecture pour y travailler encore.',
  'standing.approved': 'Le cours est approuvé ; il sera publié au moment prévu.',
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
  'comment.resolved': 'Traité',
  'comment.blocking': 'À corriger',
  'comment.resolve': 'Marquer comme traité',

  'checklist.missing': 'Il manque {count, plural, one {# élément} other {# éléments}}',
  'checklist.advice': 'Conseils',
  'checklist.harmless': '{rule} Cela n’empêche pas la relecture.',
  'checklist.done': 'Fait',
  'checklist.show': 'Afficher ce qui est fait ({count, number})',
  'checklist.hide': 'Masquer ce qui est fait',

  'act.submit': 'Envoyer en relecture',
  'act.submitAgain': 'Renvoyer en relecture',
  'act.publish': 'Remettre dans le catalogue',
  'act.withdraw': 'Retirer de la relecture',
  'act.first.missing': 'Complétez d’abord ce qui manque.',
  'act.first.comments': 'Marquez d’abord les commentaires comme traités.',

  'done.submit': 'Votre cours est envoyé en relecture. Nous vous préviendrons dès qu’il aura été lu.',
  'done.withdraw': 'Vous pouvez de nouveau modifier votre cours.',
  'done.publish': 'Votre cours est de retour dans le catalogue.',

  'refused.unsaved': 'Certaines modifications ne sont pas encore enregistrées.',
  'refused.transition': 'Le cours a changé entre-temps et ne peut plus franchir cette étape.',
  'refused.incomplete': 'Le cours n’est pas prêt pour la relecture.',
  'refused.comments': 'Marquez d’abord comme traitée chaque modification demandée.',
  'refused.unverified': 'Votre compte doit être vérifié comme formateur avant l’envoi d’un cours.',
};
