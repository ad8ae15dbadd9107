import type { QuestionChange } from '@stoa/shared/contract/teaching/course-diff.ts';
import type { BuilderQuiz } from '@stoa/shared/contract/teaching/lessons.ts';
import type { BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { align } from './align.ts';
import { clockOf, fileChange, optionsChange, textChange, valueChange } from './compare-fields.ts';

/** Titles of lessons by id, before and after. */
export type LessonTitles = ReadonlyMap<string, string>;

export const compareQuestions = (
  before: BuilderQuiz | null,
  after: BuilderQuiz | null,
  titles: LessonTitles,
): QuestionChange[] =>
  align(before?.questions ?? [], after?.questions ?? [], keyOf).flatMap((pair): QuestionChange[] => {
    const shown = pair.after ?? pair.before;
    if (shown === undefined) return [];
    const fields = fieldsOf(pair.before, pair.after, titles);
    const state = !pair.before ? 'added' : !pair.after ? 'removed' : fields.length > 0 ? 'changed' : 'unchanged';
    return [{ id: keyOf(shown), prompt: shown.prompt, state, moved: pair.moved, fields }];
  });

const keyOf = ({ id }: BuilderQuestion): string => id;

const fieldsOf = (before: BuilderQuestion | undefined, after: BuilderQuestion | undefined, titles: LessonTitles) => [
  ...textChange('prompt', before?.prompt ?? '', after?.prompt ?? ''),
  ...valueChange('kind', before?.kind ?? null, after?.kind ?? null),
  ...valueChange('points', before?.points ?? null, after?.points ?? null),
  ...optionsChange('options', plain(before), plain(after)),
  ...valueChange('number', numberOf(before), numberOf(after)),
  ...valueChange('case_sensitive', before?.case_sensitive ?? false, after?.case_sensitive ?? false),
  ...textChange('explanation', before?.explanation ?? '', after?.explanation ?? ''),
  ...textChange('hint', before?.hint ?? '', after?.hint ?? ''),
  ...valueChange('look_again', placeOf(before, titles), placeOf(after, titles)),
  ...fileChange('picture', before?.picture ?? null, after?.picture ?? null),
  ...textChange('picture_alt', before?.picture_alt ?? '', after?.picture_alt ?? ''),
];

const plain = (question: BuilderQuestion | undefined) =>
  (question?.options ?? []).map(({ id: _id, picture_file_id: _file, ...option }) => option);

/** “9.81 ± 0.01” */
function numberOf(question: BuilderQuestion | undefined): string | null {
  if (question?.kind !== 'numeric' || question.value === null) return null;
  return question.tolerance === 0 ? String(question.value) : `${question.value} ± ${question.tolerance}`;
}

/** “The shadow, 4:30” */
function placeOf(question: BuilderQuestion | undefined, titles: LessonTitles): string | null {
  if (!question?.look_lesson_id) return null;
  const title = titles.get(question.look_lesson_id) ?? '–';
  return question.look_at_s === null ? title : `${title}, ${clockOf(question.look_at_s)}`;
}
