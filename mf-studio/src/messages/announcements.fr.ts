import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.fr.ts';
import type { en } from './announcements.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: discussion.announcements,
  lead: 'Elles parviennent aux apprenants sur le site et par e-mail, selon leurs préférences, et restent dans le cours. Un cours en envoie au plus {most} par jour (UTC).',
  loading: 'Chargement de ce qui a été annoncé',
  'none.title': 'Rien n’a encore été annoncé dans ce cours',
  'none.text': 'Dites aux apprenants ce qui est nouveau, ou invitez à revenir les personnes absentes depuis un moment.',
  write: 'Écrire aux apprenants',
  'write.to': 'Écrire aux apprenants de « {course} »',
  former: discussion.former,

  'field.audience': 'À',
  'to.all': 'Tous ses apprenants',
  'to.not_begun': 'Les apprenants qui n’ont pas commencé',
  'to.under_way': 'Les apprenants en cours',
  'to.idle': 'Les apprenants absents depuis quelques jours',
  'to.completed': 'Les apprenants qui ont terminé le cours',
  'to.chosen': '{count, plural, one {L’apprenant coché} other {Les # apprenants cochés}}',
  'field.idleDays': 'Depuis combien de jours',
  'field.subject': discussion.subject,
  'field.body': 'Ce que vous écrivez',
  'field.sendAt': 'Envoyer le',
  'sendAt.hint': 'Laissez vide pour envoyer tout de suite. Jusqu’à ce moment, l’envoi peut être annulé.',
  reach:
    '{count, plural, =0 {Ce groupe est vide pour l’instant.} one {Ce groupe compte # personne pour l’instant.} other {Ce groupe compte # personnes pour l’instant.}}',
  'reach.counting': 'Décompte des apprenants',
  left: '{count, plural, =0 {Le cours a envoyé tout ce qu’il peut ce jour-là.} one {Le cours peut encore en envoyer # ce jour-là.} other {Le cours peut encore en envoyer # ce jour-là.}}',
  'send.now': 'Envoyer maintenant',
  'send.later': 'Envoyer à ce moment',

  'state.waiting': 'En attente',
  'state.sent': 'Envoyée',
  'state.cancelled': 'Annulée',
  'state.removed': 'Retirée par la modération',
  'row.at': '{author}, {at}.',
  'row.waits': '{author}, envoi prévu le {at}.',
  'row.all': 'À tous les apprenants.',
  'row.not_begun': 'Aux apprenants qui n’avaient pas commencé.',
  'row.under_way': 'Aux apprenants en cours.',
  'row.idle': 'Aux apprenants absents depuis {days, plural, one {# jour} other {# jours}}.',
  'row.completed': 'Aux apprenants qui avaient terminé le cours.',
  'row.chosen': 'À des apprenants choisis.',
  'row.read':
    '{told, plural, =0 {Personne n’a été prévenu} one {# personne a été prévenue} other {# personnes ont été prévenues}} ; {read, plural, =0 {personne ne l’a lue} one {# l’a lue} other {# l’ont lue}} sur le site ({share}).',
  'row.removed': 'Pourquoi : {note}',
  'row.text': 'Lire le texte',
  'row.textOf': 'Lire le texte de « {subject} »',
  cancel: 'Ne pas envoyer',
  'cancel.of': 'Ne pas envoyer « {subject} »',
  'cancel.title': actions.askCancel,
  'cancel.text': 'Personne ne sera prévenu. Le texte reste dans cette liste.',
  'cancel.keep': 'L’envoyer comme prévu',
  'done.sent': '« {subject} » est en route',
  'done.planned': '« {subject} » sera envoyée le {when}',
  'done.cancelled': '« {subject} » ne sera pas envoyée',
  'refused.conflict': 'Elle a déjà été envoyée.',
  'refused.kept':
    'Elle a déjà été enregistrée, avec d’autres mots, un autre groupe ou un autre moment. Fermez cette fenêtre et regardez la liste.',

  'learners.writeTicked': 'Écrire à {count, plural, one {# apprenant coché} other {# apprenants cochés}}',
  'learners.tick': 'Cocher {name}',
  'learners.tickAll': 'Tout cocher sur cette page',
};
