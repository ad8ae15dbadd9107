import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { id } from '../kernel/primitives.ts';
import { rule, type RuleText } from '../kernel/rule.ts';
import { isPictured, questionKinds } from './question-kinds.ts';

const prompt = z.string().trim().max(2000, rule('Question must be at most 2000 characters.'));
const pictureAlt = z.string().trim().max(300, rule('Description must be at most 300 characters.'));
const answer = z.string().trim().max(500, rule('Answer must be at most 500 characters.'));

/**
 * `single`, `multiple`, `true_false`: an answer to choose. `short_text`: an answer that is accepted. `order`: an item, in
 * the right order. `match`: with `correct`, `text` and the `match` that belongs to it; without, a `match` that belongs
 * to nothing. Where answers are shown, a picture may stand beside the text or in its place.
 */
const optionFields = z.object({
  text: answer,
  correct: z.boolean(),
  match: answer.default(''),
  picture_file_id: id.nullable().default(null),
  /** What the picture shows, for those who do not see it. */
  picture_alt: pictureAlt.default(''),
});
export type QuestionOption = z.infer<typeof optionFields>;

/** What an answer has that says nothing of it. */
export const plainOption = {
  match: '',
  picture_file_id: null,
  picture_alt: '',
} as const satisfies Partial<QuestionOption>;

/** A question as it is written: what is missing may be missing yet, nothing is out of bounds. */
export const questionFields = z.object({
  kind: z.enum(questionKinds),
  /** Markdown. */
  prompt,
  points: z
    .int(rule('Points must be between 1 and 100.'))
    .min(1, rule('Points must be between 1 and 100.'))
    .max(100, rule('Points must be between 1 and 100.')),
  /** Markdown. */
  explanation: z.string().trim().max(1000, rule('Explanation must be at most 1000 characters.')),
  /** The server names them, by their places. None of a `numeric` one. */
  options: z.array(optionFields).max(10, rule('At most ten answers.')),
  /** What is right in a `numeric` question. */
  value: z.number().min(-1e15, rule('The number is too large.')).max(1e15, rule('The number is too large.')).nullable(),
  /** How far from it a number is still right. */
  tolerance: z.number().min(0, rule('Zero or more.')).max(1e15, rule('The number is too large.')),
  /** Of `short_text`: `PH` is not `pH`. */
  case_sensitive: z.boolean(),
  /** Markdown; opened by the learner, at no cost. */
  hint: z.string().trim().max(500, rule('Hint must be at most 500 characters.')),
  /** Where a learner is sent who answered wrongly: a lesson of the course, of a film or a recording also a second of it. */
  look_lesson_id: id.nullable(),
  look_at_s: z.int(rule('Zero or more.')).min(0, rule('Zero or more.')).max(86_400, rule('At most a day.')).nullable(),
  picture_file_id: id.nullable(),
  /** What the picture shows, for those who do not see it. */
  picture_alt: pictureAlt,
});
export type QuestionFields = z.infer<typeof questionFields>;

/** What a question has that says nothing of it. */
export const plainQuestion = {
  value: null,
  tolerance: 0,
  case_sensitive: false,
  hint: '',
  look_lesson_id: null,
  look_at_s: null,
  picture_file_id: null,
  picture_alt: '',
} as const satisfies Partial<QuestionFields>;

const { shape } = questionFields;
/** As it is sent; an older page says nothing of what is newer. */
export const givenQuestion = questionFields.extend({
  value: shape.value.default(null),
  tolerance: shape.tolerance.default(0),
  case_sensitive: shape.case_sensitive.default(false),
  hint: shape.hint.default(''),
  look_lesson_id: shape.look_lesson_id.default(null),
  look_at_s: shape.look_at_s.default(null),
  picture_file_id: shape.picture_file_id.default(null),
  picture_alt: shape.picture_alt.default(''),
});

/** A question as its author and its reviewer see it. */
export const builderQuestion = givenQuestion.extend({
  id,
  options: z.array(
    z.object({
      id,
      text: z.string(),
      correct: z.boolean(),
      match: z.string().default(''),
      picture_file_id: id.nullable().default(null),
      picture_alt: z.string().default(''),
      picture: storedFile.nullable().default(null),
    }),
  ),
  picture: storedFile.nullable().default(null),
});
export type BuilderQuestion = z.infer<typeof builderQuestion>;

/** A question that can be asked. Of an unfinished one the rules it breaks say what is missing. */
export const finishedQuestion = questionFields
  .extend({ prompt: prompt.min(3, rule('Write the question.')) })
  .superRefine((question, context) => {
    const lacks = [...lacksOf(question), ...pictureLacks(question)];
    for (const { path, message } of lacks) context.addIssue({ code: 'custom', path, message });
  });

interface Lack {
  path: (string | number)[];
  message: RuleText;
}

function lacksOf(question: QuestionFields): Lack[] {
  switch (question.kind) {
    case 'numeric':
      return question.value === null ? [{ path: ['value'], message: rule('Write the right number.') }] : [];
    case 'short_text':
      return [...tooFew(question, 1, rule('Give at least one answer.')), ...emptyTexts(question)];
    case 'order':
      return [
        ...tooFew(question, 2, rule('Give at least two answers.')),
        ...emptyTexts(question),
        ...repeatedTexts(question.options),
      ];
    case 'match':
      return matchLacks(question);
    default:
      return [
        ...tooFew(question, 2, rule('Give at least two answers.')),
        ...emptyTexts(question),
        ...rightLacks(question),
      ];
  }
}

const tooFew = ({ options }: QuestionFields, least: number, message: RuleText): Lack[] =>
  options.length < least ? [{ path: ['options'], message }] : [];

const emptyTexts = ({ options }: QuestionFields): Lack[] =>
  options.flatMap(({ text, picture_file_id }, place) =>
    text === '' && picture_file_id === null
      ? [{ path: ['options', place, 'text'], message: rule('Write the answer.') }]
      : [],
  );

function rightLacks({ kind, options }: QuestionFields): Lack[] {
  const right = options.filter(({ correct }) => correct).length;
  if (right === 0) return [{ path: ['options'], message: rule('Mark at least one answer as right.') }];
  if (kind === 'multiple' || right === 1) return [];
  return [{ path: ['options'], message: rule('Mark exactly one answer as right.') }];
}

function matchLacks({ options }: QuestionFields): Lack[] {
  const pairs = options.filter(({ correct }) => correct);
  return [
    ...(pairs.length < 2 ? [{ path: ['options'], message: rule('Give at least two pairs.') }] : []),
    ...options.flatMap(({ text, correct, match, picture_file_id }, place) => [
      ...(correct && text === '' && picture_file_id === null
        ? [{ path: ['options', place, 'text'], message: rule('Write what is to be matched.') }]
        : []),
      ...(match === '' ? [{ path: ['options', place, 'match'], message: rule('Write the answer.') }] : []),
    ]),
    ...repeatedTexts(pairs),
  ];
}

/** Nobody could tell them apart; who does not see a picture knows it by what is said of it. */
function repeatedTexts(options: readonly QuestionOption[]): Lack[] {
  const texts = options.map(({ text, picture_alt }) => [text, picture_alt].filter(Boolean).join('\n')).filter(Boolean);
  return new Set(texts).size < texts.length
    ? [{ path: ['options'], message: rule('Each answer must differ from the others.') }]
    : [];
}

const pictureLacks = (question: QuestionFields): Lack[] => [
  ...undescribed(question, []),
  ...question.options.flatMap((option, place) => [
    ...undescribed(option, ['options', place]),
    ...(option.picture_file_id !== null && !mayBePictured(question.kind, option)
      ? [{ path: ['options', place, 'picture_file_id'], message: rule('This answer can have no picture.') }]
      : []),
  ]),
];

/** What belongs to nothing has no side that is shown. */
const mayBePictured = (kind: QuestionFields['kind'], { correct }: QuestionOption): boolean =>
  isPictured(kind) && (kind !== 'match' || correct);

const undescribed = (
  { picture_file_id, picture_alt }: Pick<QuestionOption, 'picture_file_id' | 'picture_alt'>,
  path: Lack['path'],
): Lack[] =>
  picture_file_id !== null && picture_alt === ''
    ? [{ path: [...path, 'picture_alt'], message: rule('Say what the picture shows.') }]
    : [];
