import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as liveClass from '@stoa/shared/i18n/words/live-class.fr.ts';
import type { en } from './recording.en.ts';

export const fr: MessagesOf<typeof en> = {
  'record.now': 'Vous enregistrez : {time}, {size}',
  'record.starting': 'L’enregistrement commence…',
  'record.stopping': 'L’enregistrement se termine…',

  'problem.unsupported': 'Ce navigateur ne sait pas enregistrer. Utilisez un navigateur à jour, sur un ordinateur.',
  'problem.no_room':
    'Il n’y a plus de place pour un enregistrement dans ce navigateur. Libérez de l’espace disque, puis enregistrez à nouveau.',
  'problem.not_kept':
    'Ce navigateur ne garde rien pour ce site, comme dans une fenêtre privée. Ouvrez la séance dans une autre fenêtre.',
  'problem.untold':
    'Rien n’est enregistré : les autres n’ont pas pu en être informés. Réessayez quand la connexion sera revenue.',
  'problem.too_large':
    'L’enregistrement est terminé : il a atteint la taille que le site accepte. Enregistrez la suite à part.',
  'problem.broken': 'L’enregistrement est terminé : le navigateur l’a interrompu. Ce qu’il y en avait est gardé.',

  'kept.list': 'Enregistrements dans ce navigateur',
  'kept.title': 'Un enregistrement de {duration} n’a pas encore été envoyé',
  'kept.facts': '{moment} · {size} · seulement dans ce navigateur',
  'kept.send': 'En faire une leçon',
  'kept.save': 'Le garder sur cet appareil',
  'kept.remove': actions.deleteIt,
  'kept.remove.title': 'Supprimer cet enregistrement ?',
  'kept.remove.text': 'Il n’est nulle part ailleurs que dans ce navigateur. Il ne pourra pas être récupéré.',
  'kept.save.failed': 'L’enregistrement n’a pas pu être lu. {reason}',

  'send.finishing': 'Préparation : {share}',
  'send.progress': 'Envoi de l’enregistrement',
  'send.sending': '{sent} sur {total}, {share}',
  'send.paused': common.paused,
  'send.waiting': 'La connexion est coupée. L’envoi reprendra de lui-même.',
  'send.checking': 'Le serveur vérifie l’enregistrement…',
  'send.ready': 'Ajout au cours…',
  'send.rejected': 'Le serveur n’a pas accepté l’enregistrement. {reason}',
  'send.rejected.why': 'Gardez-le sur cet appareil, et regardez-le là.',
  'send.failed':
    '{failure, select, line {La connexion est coupée. Rien n’est perdu : reprenez quand elle sera revenue.} verdict {Le serveur n’a pas dit ce qu’il en est. Demandez à nouveau.} other {L’envoi n’a pas pu commencer. Réessayez.}}',
  'send.pause': actions.pause,
  'send.resume': actions.resume,
  'send.again': actions.tryAgain,

  'second.title': liveClass.replaceRecording,
  'second.text': liveClass.hasRecording,
  'second.keep': liveClass.keepFirst,
  'second.replace': liveClass.replaceIt,

  'done.text':
    'L’enregistrement est maintenant une leçon du cours. Les apprenants l’auront une fois le changement publié.',
  'done.open': liveClass.openLesson,

  'refused.course_in_review':
    'Le cours est chez un relecteur. Envoyez l’enregistrement à son retour : il est gardé jusque-là.',
  'refused.forbidden':
    'Vous animez cette séance, sans pouvoir modifier son cours. Gardez l’enregistrement, et remettez-le à l’auteur.',
};
