import type { Lesson, LessonContent } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Alert, Button, Stack, Text } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useQuizText } from '../../../messages/quiz.ts';
import { QuizForm } from './quiz-form.tsx';
import { QuizResultView } from './quiz-result.tsx';
import { useQuiz } from './use-quiz.ts';
import classes from './quiz.module.css';

interface QuizLessonProps {
  lesson: Lesson;
  content: Extract<LessonContent, { kind: 'quiz' }>;
  isEnrolled: boolean;
  onProgress(reply: ProgressReply): void;
}

export function QuizLesson({ lesson, content, isEnrolled, onProgress }: QuizLessonProps) {
  const t = useQuizText();
  const format = useFormat();
  const errorText = useErrorText();
  const quiz = useQuiz(lesson.id, onProgress);
  const { start, submit } = quiz;

  if (start.data && !submit.data) {
    return (
      <div className={classes.quiz}>
        <QuizForm
          attemptId={start.data.attempt_id}
          questions={start.data.questions}
          answers={quiz.answers}
          onAnswer={quiz.answer}
          onSubmit={() => submit.mutate(start.data)}
          pending={submit.isPending}
          error={submit.error}
        />
      </div>
    );
  }
  const result = submit.data?.result ?? content.last_result;
  const asked = submit.data ? start.data?.questions : content.last_questions;
  const left = attemptsLeft(content);
  return (
    <div className={classes.quiz}>
      {!result && (
        <Stack gap="md">
          {content.instructions && <Markdown text={content.instructions} />}
          <ul className={classes.rules}>
            <li>{t('rules.questions', { count: content.question_count })}</li>
            <li>{t('rules.passMark', { share: format.percent(content.pass_mark) })}</li>
            <li>{left === null ? t('rules.unlimited') : t('rules.left', { count: left })}</li>
          </ul>
        </Stack>
      )}
      {result && (
        <QuizResultView
          result={result}
          questions={asked ?? []}
          bestScore={content.best_score}
          isNew={submit.isSuccess}
        />
      )}
      <FormProblem
        text={
          start.isError &&
          errorText(start.error, { quiz_attempts_spent: t('quiz.spent'), not_enrolled: t('quiz.guest') })
        }
      />
      {isEnrolled && left !== 0 && !result?.passed && (
        <Button onClick={quiz.again} loading={start.isPending} className={classes.action ?? ''}>
          {t(content.attempt_open ? 'quiz.goOn' : result ? 'quiz.again' : 'quiz.begin')}
        </Button>
      )}
      {isEnrolled && left === 0 && !result?.passed && <Text c="dimmed">{t('quiz.spent')}</Text>}
      {!isEnrolled && <Alert color="blue">{t('quiz.guest')}</Alert>}
    </div>
  );
}

function attemptsLeft({ max_attempts, attempts_used }: QuizLessonProps['content']): number | null {
  return max_attempts === null ? null : Math.max(0, max_attempts - attempts_used);
}
