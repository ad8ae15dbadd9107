import type { CourseBuilder } from '@stoa/shared/contract/creating.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { drop, omit, pick, put, putBack, without, type Patch, type Patches, type SaveTarget } from './patches.ts';

export interface SaveState {
  /** Valid edits that the server does not have yet. */
  pending: Patches;
  /** Edits that break a rule: kept, shown, not sent. */
  held: Patches;
  /** Rules the server named: field → message. */
  refused: ReadonlyMap<SaveTarget, Record<string, string>>;
  /** Fields edited here and, at the same time, elsewhere: what stands there now. Until settled, both are kept. */
  conflicts: Patches;
  isSending: boolean;
  /** Why the last attempt failed; tried again by itself while `willRetry`. */
  failure: { error: unknown; willRetry: boolean } | null;
  savedAt: number | null;
}

export type SaveStatus = 'saved' | 'pending' | 'saving' | 'invalid' | 'failed';

export function saveStatus({ pending, held, isSending, failure }: SaveState): SaveStatus {
  if (isSending) return 'saving';
  if (failure) return 'failed';
  if (held.size > 0) return 'invalid';
  return pending.size > 0 ? 'pending' : 'saved';
}

export interface SaverOptions {
  send(target: SaveTarget, patch: Patch): Promise<CourseBuilder>;
  /** Before anything is sent: an older reading of the course must not overtake the reply. */
  onSend?(): void;
  onReply(course: CourseBuilder): void;
  /** The course can't be edited now, or what was edited is gone: read it again. */
  onStale(error: unknown): void;
  delayMs?: number;
}

export interface Saver {
  store: StoreApi<SaveState>;
  change(target: SaveTarget, field: string, value: unknown): void;
  hold(target: SaveTarget, field: string, value: unknown): void;
  /** A field turned out to be edited elsewhere too. */
  meet(target: SaveTarget, field: string, theirs: unknown): void;
  /** The author has chosen. */
  settle(target: SaveTarget, field: string): void;
  /** Edits of a target that are not on the server, valid or not: what a form opened again begins with. */
  unsaved(target: SaveTarget): Patch;
  /** What was sent of a field last, if anything was. */
  lastSent(target: SaveTarget, field: string): unknown;
  isDirty(): boolean;
  /** Sends what waits, now. Resolves when nothing valid waits or an attempt failed. */
  flush(): Promise<void>;
  /** Runs a change of another kind after all that was edited before it. @throws what `work` throws. */
  run(work: () => Promise<CourseBuilder>): Promise<CourseBuilder>;
  dispose(): void;
}

const RETRY_MS = [3_000, 8_000, 20_000, 60_000];
const mayHeal = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || error.code === 'rate_limited' || error.status >= 500);

/**
 * Saves edits as they are made: small patches, one request at a time, so that replies never overtake one another.
 * A lost line loses nothing: the edits wait and are sent again.
 */
export function createSaver({ send, onSend, onReply, onStale, delayMs = 700 }: SaverOptions): Saver {
  const store = createStore<SaveState>(() => ({
    pending: new Map(),
    held: new Map(),
    refused: new Map(),
    conflicts: new Map(),
    isSending: false,
    failure: null,
    savedAt: null,
  }));
  const sent = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let failures = 0;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  function change(target: SaveTarget, field: string, value: unknown): void {
    store.setState(({ pending, held, refused }) => ({
      pending: put(pending, target, { [field]: value }),
      held: drop(held, target, field),
      refused: drop(refused, target, field),
    }));
    schedule(delayMs);
  }

  function hold(target: SaveTarget, field: string, value: unknown): void {
    store.setState(({ pending, held, refused }) => ({
      pending: drop(pending, target, field),
      held: put(held, target, { [field]: value }),
      refused: drop(refused, target, field),
    }));
  }

  /** One after the other; a failed step does not stop the next. */
  function enqueue<T>(step: () => Promise<T>): Promise<T> {
    const result = queue.then(step, step);
    queue = result.catch(() => undefined);
    return result;
  }

  const flush = () => {
    clearTimeout(timer);
    return enqueue(sendAll);
  };

  async function sendAll(): Promise<void> {
    for (;;) {
      const [first] = store.getState().pending;
      if (!first) return;
      if (!(await sendOne(...first))) return;
    }
  }

  async function sendOne(target: SaveTarget, patch: Patch): Promise<boolean> {
    store.setState(({ pending }) => ({ pending: without(pending, target), isSending: true, failure: null }));
    onSend?.();
    try {
      for (const [field, value] of Object.entries(patch)) sent.set(`${target}/${field}`, value);
      const course = await send(target, patch);
      failures = 0;
      store.setState({ isSending: false, savedAt: Date.now() });
      onReply(course);
      return true;
    } catch (error) {
      return refuse(target, patch, error);
    }
  }

  /** Decides what becomes of a patch that was not taken. True when there is still something worth sending. */
  function refuse(target: SaveTarget, patch: Patch, error: unknown): boolean {
    store.setState({ isSending: false });
    // What it was about is gone, or is no longer what the author saw: show what there is now.
    const isOutdated =
      isApiError(error) && (target === 'order' ? !mayHeal(error) : target !== 'course' && error.code === 'not_found');
    if (isOutdated) {
      onStale(error);
      return true;
    }
    const rules = isApiError(error) ? fieldRules(error.fieldErrors, patch) : {};
    if (Object.keys(rules).length > 0) {
      store.setState(({ pending, held, refused }) => ({
        pending: putBack(pending, target, omit(patch, rules)),
        held: putBack(held, target, pick(patch, rules)),
        refused: new Map(refused).set(target, { ...refused.get(target), ...rules }),
      }));
      return true;
    }
    store.setState(({ pending }) => ({ pending: putBack(pending, target, patch) }));
    fail(error);
    return false;
  }

  function fail(error: unknown): void {
    store.setState({ failure: { error, willRetry: mayHeal(error) } });
    if (!mayHeal(error)) return onStale(error);
    const wait = isApiError(error) && error.retryAfter ? error.retryAfter * 1000 : undefined;
    schedule(wait ?? RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]!);
  }

  const whenOnline = () => void flush();
  globalThis.addEventListener?.('online', whenOnline);

  return {
    store,
    change,
    hold,
    flush,
    meet: (target, field, theirs) =>
      store.setState(({ conflicts }) => ({ conflicts: put(conflicts, target, { [field]: theirs }) })),
    settle: (target, field) => store.setState(({ conflicts }) => ({ conflicts: drop(conflicts, target, field) })),
    unsaved: (target) => ({ ...store.getState().held.get(target), ...store.getState().pending.get(target) }),
    lastSent: (target, field) => sent.get(`${target}/${field}`),
    isDirty: () => saveStatus(store.getState()) !== 'saved',
    run: async (work) => {
      await flush();
      return enqueue(async () => {
        store.setState({ isSending: true });
        onSend?.();
        try {
          const course = await work();
          store.setState({ savedAt: Date.now() });
          onReply(course);
          return course;
        } finally {
          store.setState({ isSending: false });
        }
      });
    },
    dispose: () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', whenOnline);
    },
  };
}

/** `objectives.2` breaks a rule of the field `objectives`. */
function fieldRules(errors: Record<string, string[]>, patch: Patch): Record<string, string> {
  const rules: Record<string, string> = {};
  for (const [path, [message]] of Object.entries(errors)) {
    const field = path.split('.')[0] ?? '';
    if (field in patch && message) rules[field] ??= message;
  }
  return rules;
}
