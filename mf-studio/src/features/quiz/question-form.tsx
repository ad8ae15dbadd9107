import { questionFields, type BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useMemo, type ReactNode } from 'react';
import { questionFieldsOf } from '../../builder/target-fields.ts';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';
import { QuestionEditor } from './question-editor.tsx';
import { questionProblems, type Question, type TruthWords } from './quiz-changes.ts';

interface QuestionFormProps {
  question: BuilderQuestion;
  index: number;
  count: number;
  /** Just begun: what is missing is not named while it is being written. */
  isFresh: boolean;
  truthWords(): TruthWords;
  picture: ReactNode;
  onRemove(): void;
  onMove(direction: -1 | 1): void;
  onLeave(): void;
}

/** One question, saved by itself as far as it is written. */
export function QuestionForm({ question, isFresh, ...rest }: QuestionFormProps) {
  const ruleText = useRuleText();
  const values = useMemo(() => questionFieldsOf(question), [question]);
  const form = useAutosaveForm<Question>(`question:${question.id}`, questionFields, values);
  const now = form.watch();
  const problems = Object.fromEntries(
    Object.entries(questionProblems(now)).map(([path, message]) => [path, ruleText(message) ?? message]),
  );
  function change(next: Question): void {
    for (const field of questionFields.keyof().options) {
      if (next[field] !== now[field]) form.setValue(field, next[field]);
    }
  }
  return (
    <QuestionEditor id={question.id} question={now} problems={isFresh ? {} : problems} onChange={change} {...rest} />
  );
}
