import {
  plainOption,
  finishedQuestion,
  plainQuestion,
  type QuestionFields,
} from '../../contract/teaching/questions.ts';

/** Why a question cannot be taken over. */
export type ReadingRule =
  | 'description'
  | 'essay'
  | 'unclosed'
  | 'mixed'
  | 'partial'
  | 'severalRight'
  | 'pairs'
  | 'number'
  | 'severalNumbers'
  | 'several'
  | 'interaction'
  | 'media'
  | 'pictures'
  | 'maths'
  | 'unsolved'
  | 'malformed';

export class UnreadableQuestion extends Error {
  override name = 'UnreadableQuestion';
  readonly rule: ReadingRule;
  constructor(rule: ReadingRule) {
    super(rule);
    this.rule = rule;
  }
}

export interface ReadingProblem {
  /** Line of a text, from 1, or path of a file in a package. */
  where: { line: number } | { file: string };
  /** Its first words. */
  start: string;
  /** A rule of reading, or one of the contract in English: a question that could be read and cannot be asked. */
  rule: { kind: 'unreadable'; name: ReadingRule } | { kind: 'unfinished'; text: string };
}
export interface QuestionReading {
  questions: QuestionFields[];
  problems: ReadingProblem[];
}

/** What “true” and “false” are called as answers. */
export type TruthWords = readonly [right: string, wrong: string];

/** An item as it is found: whole, or named with the rule that it breaks. */
export interface FoundItem {
  where: ReadingProblem['where'];
  start: string;
  /** @throws UnreadableQuestion */
  read(): QuestionFields;
}

export function readItems(items: readonly FoundItem[]): QuestionReading {
  const reading: QuestionReading = { questions: [], problems: [] };
  for (const { where, start, read } of items) {
    try {
      const question = read();
      const [issue] = lacksOf(question);
      if (issue === undefined) reading.questions.push(question);
      else reading.problems.push({ where, start, rule: { kind: 'unfinished', text: issue.message } });
    } catch (error) {
      if (!(error instanceof UnreadableQuestion)) throw error;
      reading.problems.push({ where, start, rule: { kind: 'unreadable', name: error.rule } });
    }
  }
  return reading;
}

/** A picture that is not described yet comes along: its author is asked for the words where the question stands. */
const lacksOf = (question: QuestionFields) =>
  (finishedQuestion.safeParse(question).error?.issues ?? []).filter(({ path }) => path.at(-1) !== 'picture_alt');

/** How a question is answered, as it was read. */
export type ReadAnswers =
  | { kind: 'true_false'; isTrue: boolean }
  | { kind: 'numeric'; value: number; tolerance: number }
  | { kind: 'short_text'; options: QuestionFields['options']; case_sensitive?: boolean }
  | { kind: 'single' | 'multiple' | 'order' | 'match'; options: QuestionFields['options'] };

type Pictured = Pick<QuestionFields, 'picture_file_id' | 'picture_alt'>;

/** A gap in a sentence is shown as a line. */
export const GAP = '_____';

export function questionOf(
  words: Pick<QuestionFields, 'prompt' | 'points' | 'explanation'> & Partial<Pictured>,
  answers: ReadAnswers,
  truth: TruthWords,
): QuestionFields {
  const asked = { ...plainQuestion, ...words };
  switch (answers.kind) {
    case 'true_false':
      return {
        ...asked,
        kind: 'true_false',
        options: truth.map((text, place) => ({
          ...plainOption,
          text,
          correct: (place === 0) === answers.isTrue,
        })),
      };
    case 'numeric':
      return { ...asked, ...answers, options: [] };
    default:
      return { ...asked, ...answers };
  }
}

/** Two answers called “true” and “false” are a question of that kind. */
export function inTruth(answers: ReadAnswers): ReadAnswers {
  if (answers.kind !== 'single' || answers.options.length !== 2) return answers;
  if (answers.options.some(({ picture_file_id }) => picture_file_id !== null)) return answers;
  const words = answers.options.map(({ text }) => text.toLowerCase());
  const yes = words.findIndex((word) => word === 'true' || word === 'vrai');
  const no = words.findIndex((word) => word === 'false' || word === 'faux');
  return yes === -1 || no === -1 ? answers : { kind: 'true_false', isTrue: answers.options[yes]!.correct };
}

/** A whole number from 1 to 100; one point where nothing fitting is said. */
export const pointsNear = (points: number): number => (points >= 0.5 ? Math.min(Math.round(points), 100) : 1);
