import type { MessagesOf } from '../translate.ts';
import type { en } from './help-link.en.ts';

export const fr: MessagesOf<typeof en> = {
  help: 'Aide',
  'about.paying': ' pour payer des cours (s’ouvre dans un nouvel onglet)',
  'about.scorm': ' sur les paquets SCORM (s’ouvre dans un nouvel onglet)',
  'about.review': ' sur la relecture et la publication (s’ouvre dans un nouvel onglet)',
  'about.assessment': ' pour évaluer des travaux (s’ouvre dans un nouvel onglet)',
  'about.certificates': ' sur les certificats (s’ouvre dans un nouvel onglet)',
};
