import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as scormPackage from '@stoa/shared/i18n/words/package.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './scorm.en.ts';

export const fr: MessagesOf<typeof en> = {
  about: '« {title} » est un paquet de type {version}. Il s’ouvre sur cette page et dit lui-même où vous en êtes.',
  rule: 'Cette leçon est terminée quand le paquet dit qu’il est terminé ou réussi.',
  done: 'Vous avez terminé cette leçon.',
  'version.1.2': scormPackage.scorm12,
  'version.2004-2': scormPackage.scorm2004second,
  'version.2004-3': scormPackage.scorm2004third,
  'version.2004-4': scormPackage.scorm2004fourth,
  start: 'Commencer',
  goOn: actions.goOn,
  lookAgain: 'Ouvrir de nouveau',
  again: 'Recommencer',
  'again.title': 'Recommencer depuis le début ?',
  'again.text':
    'Ce que vous avez fait reste dans la liste, et ce qui est terminé le reste. Le paquet recommence à zéro.',
  replaced:
    'Depuis, l’enseignant a remplacé ce paquet. Vous commencez le nouveau depuis le début ; ce que vous avez fait reste dans la liste.',
  notEnrolled: 'Inscrivez-vous au cours pour ouvrir ce paquet : il garde ce que vous y faites.',
  look: 'Y jeter un œil ; rien n’est gardé',
  unkept: 'Vous regardez seulement : rien n’est gardé.',
  lookOn: 'Ouvrez de nouveau pour continuer à regarder.',
  noPackage: 'L’enseignant n’a pas encore envoyé de paquet.',
  noHost: scormPackage.noHost,
  attempts: 'Ce que vous avez fait',
  attempt: 'Essai {number, number}',
  begun: 'commencé le {at}',
  'completion.unknown': 'Rien de dit encore',
  'completion.not_attempted': common.notBegun,
  'completion.incomplete': 'Commencé',
  'completion.completed': 'Terminé',
  'success.passed': 'Réussi',
  'success.failed': 'Non réussi',
  'success.unknown': 'Rien de dit encore',
  score: 'note {score}',
  items: scormPackage.parts,
  steps: 'Partie précédente et suivante',
  previous: 'Partie précédente',
  continue: 'Partie suivante',
  fullScreen: common.fullScreen,
  leave: 'Enregistrer et quitter',
  'leave.unkept': actions.leave,
  saving: 'Enregistrement…',
  saved: 'Enregistré le {at}',
  unreachable:
    'Pas encore enregistré : il n’y a pas de ligne. C’est gardé sur cet appareil et envoyé dès qu’il y en a une.',
  stuck: 'Il n’y a pas de ligne : l’autre partie ne peut pas être chargée. Vous restez ici ; réessayez plus tard.',
  refused: 'Le site ne garde pas ce que « {part} » a écrit',
  'notice.ended': 'Le paquet est fini',
  'notice.failed': scormPackage.notRun,
  'notice.failed.text': 'Ce qu’il a dit est ci-dessous ; dites-le à l’enseignant.',
  'notice.silent': scormPackage.notComing,
  'notice.silent.text':
    'La ligne est peut-être lente, ou ce navigateur écarte les pages d’autres hôtes. Réessayez, ou prenez un autre navigateur.',
  'notice.taken_over': 'Cette leçon a été ouverte ailleurs',
  'notice.taken_over.text':
    'Un autre onglet ou appareil l’a ouverte et continue depuis ce qui était enregistré. Plus rien n’est gardé d’ici.',
  'notice.expired.time': 'Cette page est restée ouverte trop longtemps',
  'notice.expired.time.text': 'Ce que vous avez fait jusque-là est enregistré. Ouvrez de nouveau pour continuer.',
  'notice.expired.signed_out': 'Vous êtes déconnecté',
  'notice.expired.signed_out.text':
    'Ce que vous avez fait jusque-là est enregistré. Connectez-vous de nouveau, puis ouvrez de nouveau le paquet.',
  'notice.expired.not_enrolled': 'Vous n’êtes plus inscrit à ce cours',
  'notice.expired.not_enrolled.text': 'Ce que vous avez fait jusque-là est enregistré. D’ici, plus rien n’est gardé.',
  here: 'Continuer ici',
  reopen: 'Ouvrir de nouveau',
  back: 'Retour à l’aperçu',
};
