import type { Visibility } from '@stoa/shared/contract/learning/portfolio-words.ts';

export interface DemoPiece {
  title: string;
  summary: string;
  skills: string[];
  /** A completed course of the learner of the login screen, by its address; or a page that shows nothing. */
  evidence: { course: string } | { url: string };
  visibility: Visibility;
  /** Days before the load. */
  added: number;
}

/** Of the learner of the login screen. */
export const demoPieces: DemoPiece[] = [
  {
    title: 'A window, seven days (demo)',
    summary:
      'Demo content. The same cup at the same window for seven days, with one sentence a day about where the light came from.',
    skills: ['Lighting', 'Exposure'],
    evidence: { course: 'light-in-photography' },
    visibility: 'public',
    added: 4,
  },
  {
    title: 'A café menu, set again (demo)',
    summary:
      'Demo content: the link leads to a page that shows nothing. Four levels of text in two sizes and one weight.',
    skills: ['Typography'],
    evidence: { url: 'https://example.org/' },
    visibility: 'link',
    added: 1,
  },
];
