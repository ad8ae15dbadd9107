import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import type { QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { sentAnswer, type Answers, type Given } from './answers.ts';
import { keptAnswers } from './kept-answers.ts';

interface Begun {
  attempt_id: string;
  questions: QuizQuestion[];
}

/** One attempt: questions from the server, answers kept in the browser until they are handed in. */
export function useQuiz(lessonId: string, onProgress: (reply: ProgressReply) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<Answers>({});
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['lesson', lessonId] });

  const start = useMutation({
    mutationFn: () => api.startQuizAttempt({ params: { id: lessonId } }),
    onSuccess: ({ attempt_id }) => {
      setAnswers(keptAnswers(attempt_id).read());
      // Who leaves the lesson and comes back goes on with it.
      return queryClient.invalidateQueries({ queryKey: ['lesson', lessonId], refetchType: 'none' });
    },
  });
  const submit = useMutation({
    mutationFn: ({ attempt_id, questions }: Begun) =>
      api.submitQuizAttempt({
        params: { id: attempt_id },
        body: {
          answers: questions
            .filter(({ id }) => answers[id])
            .map((question) => sentAnswer(question, answers[question.id])),
        },
      }),
    onSuccess: ({ progress }, { attempt_id }) => {
      keptAnswers(attempt_id).forget();
      onProgress(progress);
      return refresh();
    },
  });

  const answer = (questionId: string, given: Given) => {
    const next = { ...answers, [questionId]: given };
    setAnswers(next);
    if (start.data) keptAnswers(start.data.attempt_id).keep(next);
  };
  const again = () => {
    submit.reset();
    start.mutate();
  };
  /** Handed in elsewhere: what came of it is with the lesson. */
  const leave = () => {
    start.reset();
    return refresh();
  };
  useOtherWindows(submit.data ? undefined : start.data?.attempt_id, { setAnswers, leave });
  return { start, submit, answers, answer, again };
}

interface Followed {
  setAnswers(answers: Answers): void;
  leave(): Promise<void>;
}

/** One attempt can be taken in two windows: each shows what was answered in the other. */
function useOtherWindows(attemptId: string | undefined, { setAnswers, leave }: Followed): void {
  useEffect(() => {
    if (attemptId === undefined) return;
    return keptAnswers(attemptId).follow((theirs) => (theirs ? setAnswers(theirs) : void leave()));
  });
}
