import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './course-import.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: actions.importCourse,
  lead: 'Choisissez l’archive d’un cours (.zip) exportée ici ou d’un autre Stoa, ou un Common Cartridge d’une autre plateforme (.imscc, .zip). Le cours devient un brouillon à vous.',
  'lead.checks':
    'Ses fichiers sont examinés comme si vous aviez téléversé chacun d’eux. Une archive est importée en entier ou pas du tout ; d’un cartridge, on vous dit ce qui n’a pas de place ici.',
  choose: 'Choisir une archive ou un cartridge',
  again: actions.tryAgain,
  'wrong.type': '« {name} » n’est ni un fichier ZIP ni un Common Cartridge (.imscc).',
  'wrong.empty': common.isEmpty,
  'wrong.large': '« {name} » dépasse {most}.',
  working: 'Le cours est en préparation',
  'working.files': '{done, number} sur {count, plural, one {# fichier examiné} other {# fichiers examinés}}',
  'refused.part': '« {name} » : {why} Rien n’a été importé.',
  gone: 'Le cours a été créé, puis supprimé.',
  'done.whole': '« {name} » est ici, comme brouillon. Tout a suivi.',
  'done.partly': '« {name} » est ici, comme brouillon. Ceci n’a pas suivi tel quel :',
  open: 'Ouvrir le brouillon',
  'note.why': common.nameAndReason,
  'note.category': 'Catégorie que ce site n’a pas : choisissez-en une autre',
  'note.skill': 'Compétences que ce site n’a pas',
  'note.prerequisite': 'Cours à suivre d’abord : choisissez-en de ce site',
  'note.price': 'Un prix que ce site n’accepte pas : le brouillon est gratuit',
  'note.embed': 'Pages que les leçons d’ici ne peuvent pas montrer : la leçon a un lien à la place',
  'note.kind': 'Leçons d’un genre que ce site ne connaît pas',
  'note.picture': 'Images laissées de côté',
  'note.film': 'Vidéos et enregistrements laissés de côté',
  'note.file': 'Fichiers laissés de côté',
  'note.question': 'Questions qu’un quiz d’ici ne peut pas poser',
  'note.tool': 'Outils externes laissés de côté',
  'note.part': 'Autres parties laissées de côté',
  'note.flattened': 'Parties dans des parties : leurs leçons sont dans un seul module',
  'note.shortened': 'Noms raccourcis',
};
