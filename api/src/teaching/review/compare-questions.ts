import type { QuestionChange } from '@stoa/shared/contract/teaching/course-diff.ts';
import type { BuilderQuestion, BuilderQuiz } from '@stoa/shared/contract/teaching/lessons.ts';
import { align } from './align.ts';
import { optionsChange, textChange, valueChange } from './compare-fields.ts';

export const compareQuestions = (before: BuilderQuiz | null, after: BuilderQuiz | null): QuestionChange[] =>
  align(before?.questions ?? [], after?.questions ?? [], keyOf).flatMap((pair): QuestionChange[] => {
    const shown = pair.after ?? pair.before;
    if (shown === undefined) return [];
    const fields = fieldsOf(pair.before, pair.after);
    const state = !pair.before ? 'added' : !pair.after ? 'removed' : fields.length > 0 ? 'changed' : 'unchanged';
    return [{ id: keyOf(shown), prompt: shown.prompt, state, moved: pair.moved, fields }];
  });

const keyOf = ({ id }: BuilderQuestion): string => id;

const fieldsOf = (before: BuilderQuestion | undefined, after: BuilderQuestion | undefined) => [
  ...textChange('prompt', before?.prompt ?? '', after?.prompt ?? ''),
  ...valueChange('kind', before?.kind ?? null, after?.kind ?? null),
  ...valueChange('points', before?.points ?? null, after?.points ?? null),
  ...optionsChange('options', plain(before), plain(after)),
  ...textChange('explanation', before?.explanation ?? '', after?.explanation ?? ''),
];

const plain = (question: BuilderQuestion | undefined) =>
  (question?.options ?? []).map(({ text, correct }) => ({ text, correct }));
