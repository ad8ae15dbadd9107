import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** Question → chosen options. */
export type Answers = Record<string, string[]>;

const draftKey = (attemptId: string) => `stoa.quiz.${attemptId}`;

function readDraft(attemptId: string): Answers {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(attemptId)) ?? '{}') as Answers;
  } catch {
    return {};
  }
}

/** One attempt: questions from the server, answers kept in the tab until they are handed in. */
export function useQuiz(lessonId: string, onProgress: (reply: ProgressReply) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<Answers>({});

  const start = useMutation({
    mutationFn: () => api.startQuizAttempt({ params: { id: lessonId } }),
    onSuccess: ({ attempt_id }) => setAnswers(readDraft(attempt_id)),
  });
  const submit = useMutation({
    mutationFn: (attemptId: string) =>
      api.submitQuizAttempt({
        params: { id: attemptId },
        body: { answers: Object.entries(answers).map(([question_id, chosen]) => ({ question_id, chosen })) },
      }),
    onSuccess: ({ progress }, attemptId) => {
      sessionStorage.removeItem(draftKey(attemptId));
      onProgress(progress);
      return queryClient.invalidateQueries({ queryKey: ['lesson', lessonId] });
    },
  });

  const answer = (questionId: string, chosen: string[]) => {
    const next = { ...answers, [questionId]: chosen };
    setAnswers(next);
    if (start.data) sessionStorage.setItem(draftKey(start.data.attempt_id), JSON.stringify(next));
  };
  const again = () => {
    submit.reset();
    start.mutate();
  };
  return { start, submit, answers, answer, again };
}
