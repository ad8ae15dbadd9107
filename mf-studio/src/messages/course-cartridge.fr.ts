import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './course-cartridge.en.ts';

export const fr: MessagesOf<typeof en> = {
  lead: 'Vous obtenez un Common Cartridge 1.3 (.imscc) pour une autre plateforme, comme Canvas, Moodle ou Brightspace, avec le cours tel que vous l’avez, modifications en attente comprises.',
  whole: 'Toutes les leçons sont exportées telles quelles.',
  never:
    'Un cartridge n’a pas de place pour le prix, la couverture, les cours à suivre avant, les ouvertures, les aperçus, les notes à atteindre, les dates, ni pour les apprenants et leur travail. Un fichier texte à l’intérieur dit ce qui manque.',
  started: 'Votre navigateur télécharge le cartridge. Un cours avec de longues vidéos prend du temps.',
  'note.nested': 'Reste ici : un cartridge ne peut pas contenir un autre paquet',
  'note.unfinished': 'Reste ici : il n’y a encore rien à montrer',
  'note.unaskable': 'Reste ici : un cartridge ne peut poser aucune de ses questions',
  'note.question': 'Questions qui restent ici : un cartridge ne peut pas les poser, ou elles sont inachevées',
  'note.file': 'Fichiers qui restent ici : ils ne sont pas prêts',
  'note.number': 'Nombres comparés comme des mots, signe par signe',
  'note.draw': 'Pose toutes ses questions, au lieu d’en tirer au sort',
  'note.help': 'Est exporté sans ses indices ni ses leçons à revoir',
  'note.rubric': 'Ses critères ne sont que dans le texte pour les enseignants',
  'note.class': 'Son texte est exporté comme une page ; les dates et les salles restent ici',
  'note.split': 'Son texte et ses fichiers sont une page à part, avant elle',
};
