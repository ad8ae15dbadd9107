import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { en } from './films.en.ts';

export const fr: MessagesOf<typeof en> = {
  'drop.title': 'Des leçons à partir de fichiers',
  'drop.hint':
    'Déposez ici ou sur un module des vidéos, des enregistrements ou des PDF : chacun devient une leçon, dans l’ordre des noms. {most, number} sont envoyés à la fois ; les autres attendent leur tour.',
  'drop.choose': 'Choisir des fichiers',
  'drop.into': 'Déposez pour ajouter des leçons à « {module} »',
  'drop.intoFirst': 'Déposez pour ajouter des leçons',
  'drop.addTo': 'Ajouter des fichiers à {module}',
  'drop.add': 'Ajouter des fichiers',
  'drop.making': 'Création de la leçon {number, number} sur {count, number}…',
  'drop.firstModule': 'Premier module',

  'refused.title': '{count, plural, one {Un fichier n’a pas été pris} other {# fichiers n’ont pas été pris}}',
  'refused.kind':
    '« {name} » ne fait pas une leçon : donnez une vidéo MP4 ou WebM, un enregistrement MP3, M4A, Ogg, WebM ou WAV, ou un PDF.',
  'refused.many': '« {name} » est de trop : donnez au plus {most, number} fichiers à la fois, puis le reste.',
  'refused.lesson': '« {name} » : sa leçon n’a pas pu être créée. Redonnez le fichier.',
  'refused.other':
    '« {name} » n’est pas le fichier commencé : celui-là fait {bytes}. Choisissez-le de nouveau, ou faites de celui-ci une leçon à part.',
  'refused.close': actions.close,

  'list.title': 'Envois',
  'list.done': '{done, number} sur {count, number} sur le serveur',
  'list.clear': 'Retirer de la liste ceux qui sont terminés',
  'row.waiting': 'Attend son tour',
  'row.ready': common.ready,
  'row.rejected': 'Refusé : {reason}',
  'row.unfinished':
    'Inachevé quand la page a été fermée. Choisissez de nouveau le fichier : l’envoi reprend où il s’est arrêté.',
  'row.again': actions.goOn,
  'row.againNamed': 'Continuer avec {name}',
  'row.cancel': actions.cancel,
  'row.cancelNamed': 'Annuler l’envoi de {name}',
  'row.forget': 'Oublier',
  'row.forgetNamed': 'Oublier l’envoi inachevé de {name}',
  'row.open': 'Ouvrir la leçon {title}',
  'row.giveAnother': 'Ouvrir la leçon {title} pour lui donner un autre fichier',
};
