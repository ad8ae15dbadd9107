import { useState, type FormEvent } from 'react';
import type { QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Alert, Button, Checkbox, Progress, Radio, Stack, Text } from '@stoa/shared/kit';
import { InlineMarkdown, Markdown } from '@stoa/shared/ui/markdown.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useQuizText } from '../../../messages/quiz.ts';
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
  const t = useQuizText();
  const errorText = useErrorText();
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
            {t('form.answered', { done: questions.length - open, count: questions.length })}
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
            {t('form.gaps', { count: open })}
          </Alert>
        )}
        <FormProblem
          text={error && t('form.kept', { reason: errorText(error, { quiz_attempt_closed: t('quiz.closed') }) })}
        />
        <Button type="submit" loading={pending} className={classes.action ?? ''}>
          {t('form.submit')}
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
  const t = useQuizText();
  const hint = question.kind === 'multiple' ? t('form.many') : t('form.one');
  return (
    <fieldset className={classes.question}>
      <legend className={classes.legend}>{t('form.question', { number, points: question.points })}</legend>
      <Markdown text={question.prompt} headingOrder={3} />
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {question.kind === 'multiple' ? (
        <Checkbox.Group value={chosen} onChange={onChange} aria-label={t('form.answers', { number })}>
          <Stack gap="sm">
            {question.options.map((option) => (
              <Checkbox key={option.id} value={option.id} label={<InlineMarkdown text={option.text} />} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : (
        <Radio.Group
          value={chosen[0] ?? ''}
          onChange={(option) => onChange([option])}
          aria-label={t('form.answers', { number })}
        >
          <Stack gap="sm">
            {question.options.map((option) => (
              <Radio key={option.id} value={option.id} label={<InlineMarkdown text={option.text} />} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </fieldset>
  );
}
