import { isChosen, type QuestionKind } from '@stoa/shared/contract/teaching/question-kinds.ts';
import type { ScormExportVersion } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import type { LessonContent, QuizContent } from '../lessons/lesson-content.ts';
import type { ExportText } from './export-texts.ts';
import { plainTextOf } from './markdown.ts';
import type { PageFacts } from './player/facts.ts';
import type { Quiz } from './player/quiz.ts';

export interface FactsOf {
  version: ScormExportVersion;
  language: string;
  /** Percent of a film's seconds that complete it. */
  threshold: number;
}

/** What the script is told of the page it runs on. */
export function factsOf({ kind, quiz }: LessonContent, { version, language, threshold }: FactsOf, text: ExportText) {
  return {
    edition: version === '1.2' ? '1.2' : '2004',
    language,
    kind: kind === 'quiz' ? 'quiz' : kind === 'video' || kind === 'audio' ? 'media' : 'mark',
    threshold,
    quiz: quiz && quizFacts(quiz),
    texts: textsOf(text),
  } satisfies PageFacts;
}

const quizFacts = ({ pass_mark, max_attempts, questions }: QuizContent): Quiz => ({
  passMark: pass_mark,
  mostAttempts: max_attempts,
  questions: questions.map(({ kind, prompt, points, options }, at) => ({
    id: `question-${at + 1}`,
    kind: chosenKind(kind),
    text: plainTextOf(prompt),
    points,
    options: options.length,
    right: options.flatMap(({ correct }, place) => (correct ? [place] : [])),
  })),
});

/** The plan of the export lets nothing else into a package. */
function chosenKind(kind: QuestionKind): Quiz['questions'][number]['kind'] {
  if (isChosen(kind)) return kind;
  throw new Error(`A package cannot ask a question of kind ${kind}.`);
}

/** Filled in on the page: names stand for themselves until then. */
const textsOf = (text: ExportText): PageFacts['texts'] => ({
  done: text('done'),
  watched: text('watched', { percent: '{percent}' }),
  passed: text('quiz.passed', { score: '{score}', pass: '{pass}' }),
  failed: text('quiz.failed', { score: '{score}', pass: '{pass}' }),
  attemptsLeft: text('quiz.attemptsLeft', { left: '{left}' }),
  noAttemptLeft: text('quiz.noAttemptLeft'),
  right: text('quiz.right'),
  wrong: text('quiz.wrong'),
  rightAnswer: text('quiz.rightAnswer'),
});
