import { useState, type FormEvent } from 'react';
import type { QuizQuestion } from '@stoa/shared/contract/learning.ts';
import { countText } from '@stoa/shared/ui/format.ts';
import { Alert, Button, Checkbox, Progress, Radio, Stack, Text } from '@stoa/shared/ui/kit.ts';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import type { Answers } from './use-quiz.ts';
import classes from './quiz.module.css';

interface QuizFormProps {
  questions: readonly QuizQuestion[];
  answers: Answers;
  onAnswer(questionId: string, chosen: string[]): void;
  onSubmit(): void;
  pending: boolean;
  error: Error | null;
}

/** All questions on one page. Handing in with gaps asks once more. */
export function QuizForm({ questions, answers, onAnswer, onSubmit, pending, error }: QuizFormProps) {
  const [warned, setWarned] = useState(false);
  const open = questions.filter(({ id }) => !answers[id]?.length).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (open > 0 && !warned) return setWarned(true);
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xl">
        <div>
          <Text size="sm" role="status">
            {questions.length - open} of {questions.length} answered
          </Text>
          <Progress value={((questions.length - open) / questions.length) * 100} size="sm" mt="xs" aria-hidden="true" />
        </div>
        {questions.map((question, index) => (
          <Question
            key={question.id}
            number={index + 1}
            question={question}
            chosen={answers[question.id] ?? []}
            onChange={(chosen) => onAnswer(question.id, chosen)}
          />
        ))}
        {warned && open > 0 && (
          <Alert color="yellow" role="alert">
            {countText(open, 'question')} without an answer. Hand in all the same, or go back and answer.
          </Alert>
        )}
        {error && (
          <Alert color="red" role="alert">
            {error.message} Your answers are kept.
          </Alert>
        )}
        <Button type="submit" loading={pending} className={classes.action ?? ''}>
          Hand in
        </Button>
      </Stack>
    </form>
  );
}

interface QuestionProps {
  number: number;
  question: QuizQuestion;
  chosen: string[];
  onChange(chosen: string[]): void;
}

function Question({ number, question, chosen, onChange }: QuestionProps) {
  const hint = question.kind === 'multiple' ? 'Choose all that are right.' : 'Choose one.';
  return (
    <fieldset className={classes.question}>
      <legend className={classes.legend}>
        Question {number} · {countText(question.points, 'point')}
      </legend>
      <Markdown text={question.prompt} headingOrder={3} />
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {question.kind === 'multiple' ? (
        <Checkbox.Group value={chosen} onChange={onChange} aria-label={`Answers to question ${number}`}>
          <Stack gap="sm">
            {question.options.map((option) => (
              <Checkbox key={option.id} value={option.id} label={option.text} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : (
        <Radio.Group
          value={chosen[0] ?? ''}
          onChange={(option) => onChange([option])}
          aria-label={`Answers to question ${number}`}
        >
          <Stack gap="sm">
            {question.options.map((option) => (
              <Radio key={option.id} value={option.id} label={option.text} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </fieldset>
  );
}
