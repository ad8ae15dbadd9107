import type { OwnSubmission, SubmissionBody } from '@stoa/shared/contract/learning/assignments.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isOpen } from './attempts.ts';
import type { WorkMemory } from './kept-work.ts';
import { meetWork } from './meet-work.ts';
import { bodyOf, draftOf, isSameWork, workOf, type Work } from './work.ts';

export interface DeskState {
  typed: Work;
  /** As the server holds it; null: not begun. */
  own: OwnSubmission | null;
  /** What the server holds by now, where another window has changed it too: one of both is to be chosen. */
  other: OwnSubmission | null;
  /** What stands in no field any more: typed too late, or not chosen. */
  leftover: { work: Work; why: 'late' | 'not-chosen' } | null;
  isSaving: boolean;
  /** When a draft was last saved here. */
  savedAt: string | null;
  /** Why the draft could not be saved; tried again by itself while `willRetry`. */
  failure: { error: unknown; willRetry: boolean } | null;
  /** What is typed was kept in this browser, and is back. */
  isRestored: boolean;
}

export interface DeskOptions {
  own: OwnSubmission | null;
  save(body: SubmissionBody, keepalive: boolean): Promise<OwnSubmission>;
  attach(fileId: string): Promise<OwnSubmission>;
  removeFile(fileId: string): Promise<OwnSubmission>;
  /** Reads anew what the server holds. */
  read(): Promise<OwnSubmission | null>;
  /** Before anything is sent: an older reading must not overtake the reply. */
  onSend(): void;
  onReply(own: OwnSubmission): void;
  /** Whether the person who types here is still logged in. */
  isTheirs(): boolean;
  memory: WorkMemory;
}

export interface Desk {
  store: StoreApi<DeskState>;
  edit(change: Partial<Work>): void;
  /** Saves what is typed now, not a second later. */
  flush(): Promise<void>;
  /** @throws why it was refused */
  handIn(): Promise<void>;
  takeBack(): Promise<void>;
  attach(fileId: string): Promise<void>;
  removeFile(fileId: string): Promise<void>;
  /** Another reading has come: what others changed is met here, before anything is sent over it. */
  meet(own: OwnSubmission | null): Promise<void>;
  /** Of two that were changed, the one that stays. */
  choose(which: 'mine' | 'other'): void;
  dismissLeftover(): void;
  /** From now on it saves by itself. @returns what ends that, and saves a last time. */
  open(): () => void;
  /** The page is going: what is typed leaves with it. */
  leavePage(): void;
}

const SAVE_MS = 1_000;
const RETRY_MS = 10_000;

/** Where one works on an assignment: saves by itself, one call after the other, and never over what others did. */
export function createDesk({ own: first, memory, ...server }: DeskOptions): Desk {
  const store = createStore<DeskState>(() => ({
    typed: workOf(first),
    own: first,
    other: null,
    leftover: null,
    isSaving: false,
    savedAt: null,
    failure: null,
    isRestored: false,
  }));
  const { getState: get, setState: set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpened = false;
  let unanswered: Work | undefined;
  let line: Promise<unknown> = Promise.resolve();

  function inLine<T>(call: () => Promise<T> | T): Promise<T> {
    const called = line.then(call);
    line = called.catch(() => undefined);
    return called;
  }
  function schedule(ms: number): void {
    clearTimeout(timer);
    if (isOpened) timer = setTimeout(() => void flush(), ms);
  }
  /** What the server lacks stays in this browser, for as long as it lacks it. */
  function keep(): void {
    const { typed, own } = get();
    if (!isSameWork(typed, workOf(own))) memory.keep({ typed, base: workOf(own) });
    // What came too late stands nowhere else.
    else if (get().leftover?.why !== 'late') memory.forget();
  }
  function take(own: OwnSubmission): void {
    unanswered = undefined;
    set({ own, other: null });
    server.onReply(own);
    keep();
  }
  /** What was typed here gives way. */
  function giveWay(own: OwnSubmission): void {
    set({ typed: workOf(own), isRestored: false });
    take(own);
  }

  function meetNow(next: OwnSubmission | null, base = workOf(get().own)): void {
    const { own, typed } = get();
    if (next === null || (own && next.version < own.version)) return;
    const isKnown = own?.version === next.version && isSameWork(base, workOf(own));
    if (isKnown && (isOpen(next) || isSameWork(typed, workOf(next)))) return void set({ own: next });
    const met = meetWork(next, { typed, base, unanswered });
    if (met === 'conflict') return void set({ other: next });
    if (met === 'theirs') return giveWay(next);
    if (met === 'mine') {
      take(next);
      return schedule(0);
    }
    set({ leftover: { work: typed, why: 'late' }, typed: workOf(next), own: next, other: null });
    if (own !== next) server.onReply(next);
  }
  async function meetIfOvertaken(error: unknown): Promise<void> {
    if (isOvertaken(error)) meetNow(await server.read());
  }

  async function send(work: Work, status: SubmissionBody['status'], keepalive = false): Promise<void> {
    server.onSend();
    clearTimeout(timer);
    try {
      const reply = await server.save({ ...bodyOf(work), status, on: get().own?.version ?? 0 }, keepalive);
      set({ failure: null });
      take(reply);
    } catch (error) {
      if (isUnanswered(error)) unanswered = work;
      await meetIfOvertaken(error);
      throw error;
    }
  }

  async function saveDraft(keepalive = false): Promise<void> {
    const { typed, own, other } = get();
    const draft = draftOf(typed, workOf(own));
    if (other || !isOpen(own) || isSameWork(draft, workOf(own)) || !server.isTheirs()) return;
    set({ isSaving: true });
    try {
      await send(draft, 'draft', keepalive);
      set({ savedAt: new Date().toISOString() });
    } catch (error) {
      if (isOvertaken(error)) return;
      const willRetry = isUnanswered(error);
      set({ failure: { error, willRetry } });
      if (willRetry) schedule(RETRY_MS);
    } finally {
      set({ isSaving: false });
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    return inLine(() => saveDraft());
  };
  const withFiles = (call: () => Promise<OwnSubmission>): Promise<void> =>
    inLine(async () => {
      server.onSend();
      try {
        const reply = await call();
        meetNow(reply);
        server.onReply(reply);
      } catch (error) {
        await meetIfOvertaken(error);
        throw error;
      }
    });

  const kept = memory.read();
  if (kept && !isSameWork(kept.typed, workOf(first))) {
    set({ typed: kept.typed, isRestored: true });
    if (first) meetNow(first, kept.base);
  }

  return {
    store,
    edit(change) {
      set(({ typed }) => ({ typed: { ...typed, ...change }, isRestored: false }));
      keep();
      schedule(SAVE_MS);
    },
    flush,
    handIn: () => inLine(() => send(get().typed, 'submitted')),
    takeBack: () => inLine(() => send(workOf(get().own), 'draft')),
    attach: (fileId) => withFiles(() => server.attach(fileId)),
    removeFile: (fileId) => withFiles(() => server.removeFile(fileId)),
    meet: (next) => inLine(() => meetNow(next)),
    choose(which) {
      const { other, typed } = get();
      if (!other) return;
      set({ leftover: { work: which === 'mine' ? workOf(other) : typed, why: 'not-chosen' } });
      if (which === 'other') return giveWay(other);
      take(other);
      schedule(0);
    },
    dismissLeftover() {
      set({ leftover: null });
      keep();
    },
    open() {
      isOpened = true;
      schedule(0);
      return () => {
        isOpened = false;
        void flush();
      };
    },
    leavePage: () => void inLine(() => saveDraft(true)),
  };
}

/** Whether nothing is known of what became of it, so that it is asked again. */
const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || error.status >= 500 || error.status === 429);

/** Another window, or a reviewer, was there first. */
const isOvertaken = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'submission_changed' || error.code === 'submission_exists');
