import type { EvidenceChoice, PortfolioItem } from '@stoa/shared/contract/learning/portfolio.ts';
import type { Visibility } from '@stoa/shared/contract/learning/portfolio-words.ts';

/** What stands in the fields of the form. */
export interface PieceValues {
  title: string;
  summary: string;
  skill_ids: string[];
  /** `link`, or the kind and the key of what one earned: `certificate:light-7k3m`. */
  evidence: string;
  url: string;
  visibility: Visibility;
}

export const emptyPiece: PieceValues = {
  title: '',
  summary: '',
  skill_ids: [],
  evidence: 'link',
  url: '',
  visibility: 'private',
};

export const certificateKey = (slug: string): string => `certificate:${slug}`;
export const submissionKey = (id: string): string => `submission:${id}`;

export function valuesOf({ title, summary, skills, evidence, visibility }: PortfolioItem): PieceValues {
  const words = { title, summary, skill_ids: skills.map(({ id }) => id), visibility };
  if (evidence.kind === 'link') return { ...words, evidence: 'link', url: evidence.url };
  const key = evidence.kind === 'certificate' ? certificateKey(evidence.slug) : submissionKey(evidence.id);
  return { ...words, evidence: key, url: '' };
}

export const bodyOf = ({ evidence, url, ...words }: PieceValues) => ({ ...words, evidence: choiceOf(evidence, url) });

function choiceOf(evidence: string, url: string): EvidenceChoice {
  const [kind, key = ''] = evidence.split(':');
  if (kind === 'certificate') return { kind, slug: key };
  return kind === 'submission' ? { kind, id: key } : { kind: 'link', url };
}
