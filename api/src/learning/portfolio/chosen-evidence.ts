import type { EvidenceChoice } from '@stoa/shared/contract/learning/portfolio.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { findApprovedWork } from '../assignments/assignments.service.ts';
import { findOwnCertificate } from '../certificates/certificates.service.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { PortfolioItemRow } from './portfolio.tables.ts';

type RestsOn = Pick<PortfolioItemRow, 'certificateId' | 'submissionId' | 'url'>;
const none: RestsOn = { certificateId: null, submissionId: null, url: null };

/** Only what this person earned themselves and what holds; a piece keeps the certificate it has, even a revoked one. */
export async function chosenEvidence(
  tx: Database,
  { user }: Viewer,
  choice: EvidenceChoice,
  now: RestsOn = none,
): Promise<RestsOn> {
  if (choice.kind === 'link') return { ...none, url: choice.url };
  if (choice.kind === 'certificate') {
    const certificate = await findOwnCertificate(tx, user.id, choice.slug);
    if (certificate && (certificate.status === 'issued' || certificate.id === now.certificateId)) {
      return { ...none, certificateId: certificate.id };
    }
    throw invalid({ 'evidence.slug': rule('Choose one of your certificates.') });
  }
  if (!(await findApprovedWork(tx, user.id, choice.id))) {
    throw invalid({ 'evidence.id': rule('Choose work of yours that was approved.') });
  }
  return { ...none, submissionId: choice.id };
}
