import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import type { QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readAnswers, sentAnswer, type Answers, type Given } from './answers.ts';

interface Begun {
  attempt_id: string;
  questions: QuizQuestion[];
}

const draftKey = (attemptId: string) => `stoa.quiz.${attemptId}`;

/** One attempt: questions from the server, answers kept in the tab until they are handed in. */
export function useQuiz(lessonId: string, onProgress: (reply: ProgressReply) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<Answers>({});

  const start = useMutation({
    mutationFn: () => api.startQuizAttempt({ params: { id: lessonId } }),
    onSuccess: ({ attempt_id }) => setAnswers(readAnswers(sessionStorage.getItem(draftKey(attempt_id)))),
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
      sessionStorage.removeItem(draftKey(attempt_id));
      onProgress(progress);
      return queryClient.invalidateQueries({ queryKey: ['lesson', lessonId] });
    },
  });

  const answer = (questionId: string, given: Given) => {
    const next = { ...answers, [questionId]: given };
    setAnswers(next);
    if (start.data) sessionStorage.setItem(draftKey(start.data.attempt_id), JSON.stringify(next));
  };
  const again = () => {
    submit.reset();
    start.mutate();
  };
  return { start, submit, answers, answer, again };
}
