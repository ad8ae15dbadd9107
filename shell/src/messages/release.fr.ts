import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './release.en.ts';

export const fr: MessagesOf<typeof en> = {
  'release.refresh': 'Actualiser',
  'release.changed': 'Stoa a changé depuis que vous avez ouvert cette page.',
  'release.fault':
    'Un défaut a été trouvé dans la version de Stoa de cette page. Enregistrez votre travail, puis actualisez.',
  'release.unchecked':
    'Cette page ne peut plus vérifier les nouveautés du site. Actualisez-la quand vous le souhaitez.',
  'release.renewed': 'Un défaut a été trouvé dans « {title} ». Vous voyez maintenant la version corrigée.',
  'release.waits':
    'Un défaut a été trouvé dans « {title} ». Cette partie sera remplacée une fois votre travail enregistré ou quitté ; la remplacer maintenant efface votre saisie.',
  'release.switch': 'Remplacer maintenant',

  'preview.label': course.preview,
  'preview.on': 'Vous voyez {what}',
  'preview.over': 'Votre aperçu est terminé : {what}',
  'preview.version': '{name} en version {version}',
  'preview.origin': '{name} depuis {origin}',
  'preview.until': 'jusqu’à <time>{clock}</time>',
  'preview.reload': 'Recharger',
  'preview.stop': actions.stop,
  'preview.failed': 'L’aperçu n’a pas pu être arrêté. Vérifiez votre connexion, puis réessayez.',
};
