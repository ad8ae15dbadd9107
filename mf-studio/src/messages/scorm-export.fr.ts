import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './scorm-export.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Exporter « {name} »',
  lead: 'Vous obtenez un fichier ZIP pour un autre système de formation. Il indique à ce système qui a terminé quelle leçon, et les résultats des quiz.',
  'source.published':
    'Il contient le cours tel qu’il a été publié en dernier. Les modifications en attente restent ici.',
  'source.draft': 'Ce cours n’a jamais été publié : il contient le brouillon tel qu’il est.',
  loading: 'Examen de ce qui sera exporté',
  failed: 'Impossible de savoir ce qui sera exporté',
  form: 'Sous quelle forme',
  'form.1.2': 'SCORM 1.2 : tous les systèmes l’acceptent',
  'form.2004-4': 'SCORM 2004, 4e édition : distingue terminer et réussir',
  'form.archive': 'Archive du cours : tout ce qu’il contient, pour ce site ou un autre Stoa',
  'form.cartridge': 'Common Cartridge 1.3 : leçons et quiz pour une autre plateforme, où les modifier',
  'archive.lead':
    'Vous obtenez un fichier ZIP avec le cours tel que vous l’avez, modifications en attente comprises. « Importer un cours » en refait un brouillon. Les apprenants, leur travail et les dates des classes restent ici.',
  'archive.held':
    '{lessons, plural, one {# leçon} other {# leçons}} et {files, plural, one {# fichier} other {# fichiers}} ({bytes}) sont exportés.',
  'archive.rungs':
    '{count, plural, one {# copie réduite d’une vidéo est} other {# copies réduites de vidéos sont}} parmi ses fichiers.',
  'archive.rungsLeft':
    'Les copies réduites des vidéos restent ici : avec elles, l’archive dépasserait les 2 Go qu’un site importe. Elles se refont là-bas, sur la page de chaque vidéo.',
  'archive.unfinished': 'Pas encore complets, ils restent ici :',
  'archive.started': 'Votre navigateur télécharge l’archive. Un cours avec de longues vidéos prend du temps.',
  'fate.whole': 'Est exporté',
  'fate.online': 'Est exporté, et a besoin de l’autre site qu’il montre',
  'fate.partly':
    'Est exporté en partie : les questions à choix, sans indices, liens vers d’autres leçons ni tirage au sort',
  'fate.on_site': 'Seul le texte est exporté ; le travail se fait ici, sur le site',
  'fate.nested': 'Reste ici : un paquet ne peut pas en contenir un autre',
  'fate.unaskable':
    'Reste ici : ses questions se tapent, s’ordonnent ou s’associent, ou une de leurs images n’est pas prête',
  'fate.unfinished': 'Reste ici tant que ce n’est pas terminé',
  kind: '{kind} : {count}',
  answers: 'Les bonnes réponses des quiz sont dedans : qui peut ouvrir ses fichiers peut les lire.',
  size: 'Vidéos, enregistrements et documents : {bytes}.',
  nothing: 'Aucune leçon ne peut encore être exportée. Terminez-en une d’abord.',
  download: actions.download,
  close: actions.close,
  started: 'Votre navigateur télécharge le paquet. Un cours avec de longues vidéos prend du temps.',
  'refused.course_incomplete': 'Aucune leçon ne peut encore être exportée. Terminez-en une d’abord.',
};
