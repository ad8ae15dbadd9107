import type { Noun } from '../../kernel/noun.ts';
import { exportLegalAgreements } from './legal-texts.export.ts';
import { legalTextRoutes } from './legal-texts.routes.ts';

export const legalTexts: Noun = {
  name: 'legal-texts',
  about: 'The terms of use and the privacy notice, version by version, and who agreed to which',
  routes: legalTextRoutes,
  people: {
    deleted: ['legal_agreements.user_id'],
    emptied: ['legal_drafts.saved_by', 'legal_versions.published_by'],
  },
  merges: {
    'legal_agreements.user_id': { onePer: ['legal_version_id'], kept: { least: 'agreed_at' } },
    'legal_drafts.saved_by': 'move',
    'legal_versions.published_by': 'move',
  },
  exports: { 'legal-agreements': exportLegalAgreements },
};
