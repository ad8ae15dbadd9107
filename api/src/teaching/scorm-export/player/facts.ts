import type { Quiz } from './quiz.ts';

export type ScormEdition = '1.2' | '2004';

/** What a page says of itself, as JSON beside its content. */
export interface PageFacts {
  edition: ScormEdition;
  language: string;
  kind: 'mark' | 'media' | 'quiz';
  /** Of a film or a recording: percent of its seconds that complete it. */
  threshold: number;
  quiz: Quiz | null;
  texts: PageTexts;
}

/** `{name}` stands for what the page fills in. */
export interface PageTexts {
  done: string;
  /** `{percent}` */
  watched: string;
  /** `{score}`, `{pass}` */
  passed: string;
  /** `{score}`, `{pass}` */
  failed: string;
  /** `{left}` */
  attemptsLeft: string;
  noAttemptLeft: string;
  right: string;
  wrong: string;
  rightAnswer: string;
}
