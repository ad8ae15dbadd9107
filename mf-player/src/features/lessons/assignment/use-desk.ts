import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { createDesk, type Desk, type DeskState } from './desk.ts';
import { workMemory, type WorkMemory } from './kept-work.ts';
import type { WorkSource } from './work-source.ts';

export type AssignmentContent = Extract<LessonContent, { kind: 'assignment' }>;

const nothingKept: WorkMemory = { read: () => undefined, keep: () => undefined, forget: () => undefined };
/** What was read just now is not read again. */
const FRESH_MS = 10_000;

/** The desk of one assignment for as long as it is on stage. */
export function useDesk<T>(source: WorkSource<T>, content: AssignmentContent): Desk {
  const api = useApi();
  const queryClient = useQueryClient();
  const { session } = usePlatform();
  const userId = useSession().user?.id;
  const { id, queryKey } = source;
  const params = { id };
  const [desk] = useState(() =>
    createDesk({
      own: content.submission,
      save: (body, keepalive) => api.saveSubmission({ params, body, keepalive }),
      attach: (fileId) => api.attachSubmissionFile({ params, body: { file_id: fileId } }),
      removeFile: (fileId) => api.removeSubmissionFile({ params: { id: fileId } }),
      read: async () => source.workIn(await source.read(api)),
      onSend: () => void queryClient.cancelQueries({ queryKey }),
      onReply: (own) => queryClient.setQueryData<T>(queryKey, (known) => known && source.withWork(known, own)),
      isTheirs: () => session.get().user?.id === userId,
      memory: userId ? workMemory(userId, id) : nothingKept,
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
export function useLookAgain<T>({ queryKey, read }: WorkSource<T>): void {
  const api = useApi();
  useQuery({
    queryKey,
    queryFn: ({ signal }) => read(api, signal),
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
