import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Lesson, LessonContent } from '@stoa/shared/contract/learning/player.ts';
import type { OwnSubmission } from '@stoa/shared/contract/learning/assignments.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { createDesk, type Desk, type DeskState } from './desk.ts';
import { workMemory, type WorkMemory } from './kept-work.ts';

export type AssignmentContent = Extract<LessonContent, { kind: 'assignment' }>;

const nothingKept: WorkMemory = { read: () => undefined, keep: () => undefined, forget: () => undefined };
/** A lesson that was read just now is not read again. */
const FRESH_MS = 10_000;

/** The desk of one lesson for as long as it is on stage. */
export function useDesk(lessonId: string, content: AssignmentContent): Desk {
  const api = useApi();
  const queryClient = useQueryClient();
  const { session } = usePlatform();
  const userId = useSession().user?.id;
  const params = { id: lessonId };
  const queryKey = ['lesson', lessonId];
  const [desk] = useState(() =>
    createDesk({
      own: content.submission,
      save: (body, keepalive) => api.saveSubmission({ params, body, keepalive }),
      attach: (fileId) => api.attachSubmissionFile({ params, body: { file_id: fileId } }),
      removeFile: (fileId) => api.removeSubmissionFile({ params: { id: fileId } }),
      read: async () => submissionIn(await api.getLesson({ params })),
      onSend: () => void queryClient.cancelQueries({ queryKey }),
      onReply: (own) => queryClient.setQueryData<Lesson>(queryKey, (known) => known && withSubmission(known, own)),
      isTheirs: () => session.get().user?.id === userId,
      memory: userId ? workMemory(userId, lessonId) : nothingKept,
    }),
  );
  useEffect(() => void desk.meet(content.submission), [desk, content.submission]);
  useEffect(() => desk.open(), [desk]);
  useEffect(() => {
    const saveNow = () => void desk.flush();
    window.addEventListener('online', saveNow);
    window.addEventListener('pagehide', desk.leavePage);
    return () => {
      window.removeEventListener('online', saveNow);
      window.removeEventListener('pagehide', desk.leavePage);
    };
  }, [desk]);
  return desk;
}

export const useDeskState = <T>(desk: Desk, select: (state: DeskState) => T): T => useStore(desk.store, select);

/** Whoever comes back to the page sees what a reviewer, or another window, has done since then. */
export function useLookAgain(lessonId: string): void {
  const api = useApi();
  useQuery({
    queryKey: ['lesson', lessonId],
    queryFn: ({ signal }) => api.getLesson({ params: { id: lessonId }, signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** Approved work completes its lesson: the list of lessons is read again. */
export function useFollowApproval(isApproved: boolean, isCompleted: boolean): void {
  const queryClient = useQueryClient();
  const isNews = isApproved && !isCompleted;
  useEffect(() => {
    if (isNews) void queryClient.invalidateQueries({ queryKey: ['player'] });
  }, [queryClient, isNews]);
}

const submissionIn = ({ content }: Lesson): OwnSubmission | null =>
  content.kind === 'assignment' ? content.submission : null;

const withSubmission = (lesson: Lesson, submission: OwnSubmission): Lesson =>
  lesson.content.kind === 'assignment' ? { ...lesson, content: { ...lesson.content, submission } } : lesson;
