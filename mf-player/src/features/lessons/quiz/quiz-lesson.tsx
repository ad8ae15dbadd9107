import type { Lesson, LessonContent, ProgressReply } from '@stoa/shared/contract/learning.ts';
import { countText } from '@stoa/shared/ui/format.ts';
import { Alert, Button, Stack, Text } from '@stoa/shared/ui/kit.ts';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
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
  const quiz = useQuiz(lesson.id, onProgress);
  const { start, submit } = quiz;

  if (start.data && !submit.data) {
    return (
      <div className={classes.quiz}>
        <QuizForm
          questions={start.data.questions}
          answers={quiz.answers}
          onAnswer={quiz.answer}
          onSubmit={() => submit.mutate(start.data.attempt_id)}
          pending={submit.isPending}
          error={submit.error}
        />
      </div>
    );
  }
  const result = submit.data?.result ?? content.last_result;
  const left = attemptsLeft(content);
  return (
    <div className={classes.quiz}>
      {!result && (
        <Stack gap="md">
          {content.instructions && <Markdown text={content.instructions} />}
          <ul className={classes.rules}>
            <li>{countText(content.question_count, 'question')}</li>
            <li>Pass mark: {content.pass_mark}%</li>
            <li>{left === null ? 'As many attempts as you like' : `${countText(left, 'attempt')} left`}</li>
          </ul>
        </Stack>
      )}
      {result && <QuizResultView result={result} questions={start.data?.questions} bestScore={content.best_score} />}
      {start.isError && (
        <Alert color="red" role="alert">
          {start.error.message}
        </Alert>
      )}
      {isEnrolled && left !== 0 && !result?.passed && (
        <Button onClick={quiz.again} loading={start.isPending} className={classes.action ?? ''}>
          {result ? 'Try again' : 'Begin the quiz'}
        </Button>
      )}
      {isEnrolled && left === 0 && !result?.passed && <Text c="dimmed">You have no attempts left.</Text>}
      {!isEnrolled && <Alert color="blue">Enrol in the course to take its quiz.</Alert>}
    </div>
  );
}

function attemptsLeft({ max_attempts, attempts_used }: QuizLessonProps['content']): number | null {
  return max_attempts === null ? null : Math.max(0, max_attempts - attempts_used);
}
