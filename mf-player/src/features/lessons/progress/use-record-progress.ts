import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Player } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressEvent, ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { createSketch } from './create-sketch.ts';
import { takeFormerEvents } from './former-outbox.ts';
import { eventsOf, type Outbox } from '@stoa/shared/outbox/outbox.ts';
import { outboxOf } from '@stoa/shared/outbox/outbox-of.ts';
import { sendBatch, sendWaiting } from '@stoa/shared/outbox/send-waiting.ts';

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
 * it is back. One who only previews records nothing. `sketch` keeps what is not told yet, should the page be killed;
 * `waiting`: what of this course the server does not know yet.
 */
export function useRecordProgress({ player, onReply }: Options) {
  const enrolmentId = player.enrollment?.id;
  const outbox = useOutbox(enrolmentId);
  const sending = useSending(outbox, player, onReply);
  const isLeaving = useSendInTime(outbox, sending, enrolmentId);

  const sketch = useMemo(() => createSketch(outbox, enrolmentId), [outbox, enrolmentId]);
  const record = useCallback(
    (lessonId: string, happened: Happened) => {
      if (!enrolmentId || !outbox) return;
      outbox.add(enrolmentId, [{ ...happened, lesson_id: lessonId, idem_key: crypto.randomUUID() }]);
      if (happened.kind === 'watched') sketch.erase();
      if (isLeaving.current) void sending.batch(enrolmentId);
      else void sending.all();
    },
    [enrolmentId, outbox, sketch, sending, isLeaving],
  );
  const all = useSyncExternalStore(outbox?.subscribe ?? never, outbox?.waiting ?? nothing);
  const waiting = useMemo(() => (enrolmentId ? eventsOf(all, enrolmentId) : []), [all, enrolmentId]);
  return { record, sketch: sketch.draw, waiting };
}

const never = () => () => undefined;
const none: readonly never[] = [];
const nothing = () => none;

/** Of the person signed in; what a former version kept for their enrolment moves in. */
function useOutbox(enrolmentId: string | undefined): Outbox | undefined {
  const userId = useSession().user?.id;
  const outbox = useMemo(() => (userId ? outboxOf(userId) : undefined), [userId]);
  useEffect(() => {
    if (!outbox || !enrolmentId) return;
    const former = takeFormerEvents(enrolmentId, localStorage);
    if (former.length > 0) outbox.add(enrolmentId, former);
  }, [outbox, enrolmentId]);
  return outbox;
}

/** `all` sends one batch after the other; `batch` sends at once, whatever else is under way. */
function useSending(outbox: Outbox | undefined, { enrollment: own }: Player, onReply: Options['onReply']) {
  const api = useApi();
  const { events: platformEvents, session, reportError } = usePlatform();
  const userId = useSession().user?.id;
  const isSending = useRef(false);
  const reply = useRef(onReply);
  useEffect(() => {
    reply.current = onReply;
  });
  const ownId = own?.id;
  return useMemo(() => {
    const accept = (id: string, progress: ProgressReply) => {
      if (id === ownId) reply.current(progress);
      const { course_id: courseId, percentage } = progress.enrollment;
      platformEvents.emit('progress-changed', { courseId, percentage });
    };
    const isTheirs = () => session.get().user?.id === userId;
    const sending = outbox && { api, outbox, isTheirs, onReply: accept, onRefused: reportError };
    const keptForLater = () => undefined;
    return {
      async all() {
        if (!sending || isSending.current) return;
        isSending.current = true;
        await sendWaiting(sending).catch(keptForLater);
        isSending.current = false;
      },
      batch: async (id: string) => void (sending && (await sendBatch(id, sending).catch(keptForLater))),
    };
  }, [api, outbox, userId, ownId, platformEvents, session, reportError]);
}

/** At the start, every now and then, when the line is back, and at the last moment of the page. */
function useSendInTime(outbox: Outbox | undefined, sending: ReturnType<typeof useSending>, enrolmentId?: string) {
  const isLeaving = useRef(false);
  useEffect(() => {
    const atOnce = () => void sending.all();
    void outbox?.ready.then(atOnce);
    const timer = setInterval(atOnce, RETRY_MS);
    // In the capture phase, so before the lesson on stage tells its last seconds: those go at once, too.
    const leave = () => {
      isLeaving.current = true;
      if (enrolmentId) void sending.batch(enrolmentId);
    };
    const comeBack = () => {
      isLeaving.current = false;
      atOnce();
    };
    window.addEventListener('online', atOnce);
    window.addEventListener('pagehide', leave, { capture: true });
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', atOnce);
      window.removeEventListener('pagehide', leave, { capture: true });
      window.removeEventListener('pageshow', comeBack);
    };
  }, [outbox, sending, enrolmentId]);
  return isLeaving;
}
