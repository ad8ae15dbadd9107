import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Player, ProgressEvent, ProgressReply } from '@stoa/shared/contract/learning.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { createOutbox } from './outbox.ts';

/** Each kind of event without the two fields that are the same for all. */
export type Happened = ProgressEvent extends infer E
  ? E extends unknown
    ? Omit<E, 'lesson_id' | 'idem_key'>
    : never
  : never;

const RETRY_MS = 15_000;

interface Options {
  player: Player;
  onReply(reply: ProgressReply): void;
}

/**
 * Tells the server what was learnt. Events go through the outbox, so that a lost line loses nothing: they are sent when
 * it is back. One who only previews records nothing.
 */
export function useRecordProgress({ player, onReply }: Options) {
  const api = useApi();
  const { events: platformEvents, reportError } = usePlatform();
  const outbox = useMemo(() => createOutbox(localStorage), []);
  const sending = useRef(false);
  const enrollmentId = player.enrollment?.id;
  const courseId = player.course.id;
  const reply = useRef(onReply);
  useEffect(() => {
    reply.current = onReply;
  });

  const accept = useCallback(
    (progress: ProgressReply) => {
      reply.current(progress);
      platformEvents.emit('progress-changed', { courseId, percentage: progress.enrollment.percentage });
    },
    [platformEvents, courseId],
  );

  const send = useCallback(async () => {
    if (!enrollmentId || sending.current) return;
    sending.current = true;
    try {
      for (let events = outbox.peek(enrollmentId); events.length > 0; events = outbox.peek(enrollmentId)) {
        const progress = await api
          .recordProgress({ params: { id: enrollmentId }, body: { events } })
          .catch((error: unknown) => {
            // What the server will never take must not block what follows; anything else is tried again.
            if (isApiError(error) && [403, 404, 422].includes(error.status)) return void reportError(error);
            throw error;
          });
        outbox.remove(enrollmentId, events);
        if (progress) accept(progress);
      }
    } catch {
      // Kept in the outbox; the timer below tries again.
    } finally {
      sending.current = false;
    }
  }, [api, enrollmentId, outbox, accept, reportError]);

  useEffect(() => {
    void send();
    const timer = setInterval(() => void send(), RETRY_MS);
    const atOnce = () => void send();
    window.addEventListener('online', atOnce);
    window.addEventListener('pagehide', atOnce);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', atOnce);
      window.removeEventListener('pagehide', atOnce);
    };
  }, [send]);

  return useCallback(
    (lessonId: string, happened: Happened) => {
      if (!enrollmentId) return;
      outbox.add(enrollmentId, { ...happened, lesson_id: lessonId, idem_key: crypto.randomUUID() });
      void send();
    },
    [enrollmentId, outbox, send],
  );
}
