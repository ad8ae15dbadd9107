export interface QuizQuestion {
  id: string;
  kind: 'single' | 'multiple' | 'true_false';
  /** For the system's reports, without markup. */
  text: string;
  points: number;
  options: number;
  /** Places of the right options. */
  right: readonly number[];
}
export interface Quiz {
  /** Percent. */
  passMark: number;
  /** Null: as many as one likes. */
  mostAttempts: number | null;
  questions: readonly QuizQuestion[];
}

/** Where a learner stands; `chosen` is of the attempt that is open, or of the last one. */
export interface QuizState {
  attempts: number;
  best: number;
  isPassed: boolean;
  isOpen: boolean;
  /** By question: places of options. */
  chosen: readonly (readonly number[])[];
}

export const newQuizState: QuizState = { attempts: 0, best: 0, isPassed: false, isOpen: true, chosen: [] };

/** All or nothing per question; floor of percent of points. The same rule as on the site. */
export function scoreQuiz({ questions }: Quiz, chosen: QuizState['chosen']): { right: boolean[]; score: number } {
  const right = questions.map((question, at) => isSame(question.right, chosen[at] ?? []));
  const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0);
  const had = sum(questions.map(({ points }, at) => (right[at] ? points : 0)));
  const all = sum(questions.map(({ points }) => points));
  return { right, score: all === 0 ? 0 : Math.floor((had * 100) / all) };
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((place) => other.includes(place));

/** Who has passed stays so, and keeps the best score. */
export function handIn(quiz: Quiz, state: QuizState): QuizState & { score: number; right: boolean[] } {
  const { right, score } = scoreQuiz(quiz, state.chosen);
  return {
    ...state,
    attempts: state.attempts + 1,
    best: Math.max(state.best, score),
    isPassed: state.isPassed || score >= quiz.passMark,
    isOpen: false,
    score,
    right,
  };
}

/** No further attempt: it is passed, or none is left. */
export const isOver = ({ mostAttempts }: Quiz, { attempts, isPassed }: QuizState): boolean =>
  isPassed || (mostAttempts !== null && attempts >= mostAttempts);

/** Short: SCORM 1.2 keeps 4,096 characters, and a quiz may have a hundred questions. */
export function writeQuizState({ attempts, best, isPassed, isOpen, chosen }: QuizState): string {
  const masks = chosen.map((places) => places.reduce((mask, place) => mask | (1 << place), 0).toString(36));
  return [attempts, best, Number(isPassed), Number(isOpen), masks.join(',')].join(';');
}

/** What nobody can have written is a fresh start. */
export function readQuizState(text: string): QuizState {
  if (!/^\d+;\d+;[01];[01];[0-9a-z,]*$/.test(text)) return newQuizState;
  const [attempts = '', best = '', passed, open, masks = ''] = text.split(';');
  const chosen = masks === '' ? [] : masks.split(',').map((mask) => placesOf(Number.parseInt(mask || '0', 36)));
  return { attempts: Number(attempts), best: Number(best), isPassed: passed === '1', isOpen: open === '1', chosen };
}

const placesOf = (mask: number): number[] =>
  Array.from({ length: 20 }, (_, place) => place).filter((place) => (mask & (1 << place)) !== 0);
