import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './course-cartridges.en.ts';

export const fr: MessagesOf<typeof en> = {
  resources: 'Ressources',
  'report.about': '« {course} », exporté de {site} en Common Cartridge 1.3.',
  'report.never':
    'Un Common Cartridge n’a pas de place pour ce qui suit, resté sur le site : le prix, la couverture et les cours à suivre avant ; le moment où s’ouvrent modules et leçons, celles qui sont en aperçu et celles qui sont obligatoires ; les notes à atteindre ; les tentatives et les dates des devoirs ; les apprenants et leur travail.',
  'report.whole': 'Toutes les leçons du cours y sont, telles quelles.',
  'report.nested': 'Laissées de côté, car un cartridge ne peut pas contenir un autre paquet :',
  'report.unfinished': 'Laissées de côté, car il n’y a encore rien à montrer :',
  'report.unaskable': 'Laissées de côté, car un cartridge ne peut poser aucune de leurs questions :',
  'report.question': 'Questions laissées de côté, car un cartridge ne peut pas les poser, ou inachevées :',
  'report.file': 'Fichiers laissés de côté, car ils ne sont pas prêts :',
  'report.number': 'Nombres comparés comme des mots, signe par signe :',
  'report.draw': 'Quiz qui posent toutes leurs questions, au lieu d’en tirer au sort :',
  'report.help': 'Quiz sans leurs indices ni leurs leçons à revoir :',
  'report.rubric': 'Devoirs dont les critères ne sont que dans le texte pour les enseignants :',
  'report.class': 'Classes en direct : leur texte est une page, leurs dates et leurs salles restent sur le site :',
  'report.split': 'Leçons dont le texte et les fichiers sont une page à part, avant elles :',
};
