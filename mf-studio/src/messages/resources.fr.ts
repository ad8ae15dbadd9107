import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './resources.en.ts';

export const fr: MessagesOf<typeof en> = {
  heading: lesson.resources,
  lead: '{of, select, course {Pour tous ceux qui suivent le cours, à côté de chaque leçon : un glossaire, un modèle, des données.} other {Ce qui n’appartient qu’à cette leçon : des exercices, un modèle, des données.}}',
  title: 'Titre du fichier {number, number}',
  file: 'Fichier {number, number}',
  open: 'Ouvrir {name} (nouvel onglet)',
  up: 'Monter {title}',
  down: 'Descendre {title}',
  moved: 'Le fichier est maintenant le numéro {place, number} sur {count, number}.',
  removed: '« {title} » a été supprimé.',
  undo: actions.undo,
  add: 'Ajouter un fichier',
  'add.hint':
    'Un document, une image, une vidéo, un enregistrement, un texte, un carnet ou une archive ZIP ; 200 Mo au plus.',
  full: 'Il peut y avoir au plus {most, number} fichiers.',
};
