import { questionFields, type BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useMemo, type ReactNode } from 'react';
import { questionFieldsOf } from '../../builder/target-fields.ts';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';
import { QuestionEditor } from './question-editor.tsx';
import { questionProblems, withOption, type Option, type Question, type TruthWords } from './quiz-changes.ts';

/** An answer whose picture is given. */
export interface Picturing {
  question: BuilderQuestion;
  option: Option;
  /** Of the question in its quiz, and of the answer in its question, from 1. */
  number: number;
  place: number;
  /** Later, too: the answer may have been written on while its picture was sent. */
  onChange(change: Partial<Option>): void;
}

interface QuestionFormProps {
  question: BuilderQuestion;
  index: number;
  count: number;
  /** Just begun: what is missing is not named while it is being written. */
  isFresh: boolean;
  truthWords(): TruthWords;
  picture: ReactNode;
  /** Draws where the picture of an answer is given. */
  answerPictureOf(picturing: Picturing): ReactNode;
  onRemove(): void;
  onMove(direction: -1 | 1): void;
  onLeave(): void;
}

/** One question, saved by itself as far as it is written. */
export function QuestionForm({ question, isFresh, answerPictureOf, ...rest }: QuestionFormProps) {
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
  function answerPicture(place: number): ReactNode {
    const option = now.options[place];
    const onChange = (given: Partial<Option>) =>
      form.setValue('options', withOption(form.getValues(), place, given).options);
    return option && answerPictureOf({ question, option, number: rest.index + 1, place: place + 1, onChange });
  }
  return (
    <QuestionEditor
      id={question.id}
      question={now}
      problems={isFresh ? {} : problems}
      onChange={change}
      answerPictureOf={answerPicture}
      {...rest}
    />
  );
}
