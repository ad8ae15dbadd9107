import * as scormPackage from '../words/package.fr.ts';
import * as common from '../words/common.fr.ts';
import type { MessagesOf } from '../translate.ts';
import type { en } from './package.en.ts';

export const fr: MessagesOf<typeof en> = {
  loading: 'Lecture du paquet',
  failed: 'Le paquet ne peut pas être lu',
  checking: 'Le paquet est en cours de vérification.',
  title: 'Titre',
  kind: 'Type',
  files: common.files,
  'files.of': '{count, plural, one {# fichier} other {# fichiers}}, {size}',
  scos: 'Parties qui rapportent',
  items: scormPackage.parts,
  asset: 'seulement montrée',
  'version.1.2': scormPackage.scorm12,
  'version.2004-2': scormPackage.scorm2004second,
  'version.2004-3': scormPackage.scorm2004third,
  'version.2004-4': scormPackage.scorm2004fourth,
};
