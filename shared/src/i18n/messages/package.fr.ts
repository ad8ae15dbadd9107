import type { MessagesOf } from '../translate.ts';
import type { en } from './package.en.ts';

export const fr: MessagesOf<typeof en> = {
  loading: 'Lecture du paquet',
  failed: 'Le paquet ne peut pas être lu',
  checking: 'Le paquet est en cours de vérification.',
  title: 'Titre',
  kind: 'Type',
  files: 'Fichiers',
  'files.of': '{count, plural, one {# fichier} other {# fichiers}}, {size}',
  scos: 'Parties qui rapportent',
  items: 'Parties du paquet',
  asset: 'seulement montrée',
  'version.1.2': 'SCORM 1.2',
  'version.2004-2': 'SCORM 2004, 2ᵉ édition',
  'version.2004-3': 'SCORM 2004, 3ᵉ édition',
  'version.2004-4': 'SCORM 2004, 4ᵉ édition',
};
