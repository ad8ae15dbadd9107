import { isApiError } from '@stoa/shared/http/api-error.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { editsOf, forget, noEdits, putConflict, rebase, type Edits, type FieldEdits } from './edits.ts';
import type { EditMemory } from './kept-edits.ts';
import { drop, omit, pick, put, putBack, without, type Patch, type Patches, type SaveTarget } from './patches.ts';
import { isSameValue } from './same-value.ts';

type Rules = ReadonlyMap<SaveTarget, Record<string, string>>;

export interface SaveState extends Edits {
  /** What is on its way; until it is answered it is not saved. */
  sending: Patches;
  /** Rules that held edits break, as the forms know them: field → message. */
  broken: Rules;
  /** Rules the server named: field → message. */
  refused: Rules;
  isSending: boolean;
  /** Why the last attempt failed; tried again by itself while `willRetry`. */
  failure: { error: unknown; willRetry: boolean } | null;
  savedAt: number | null;
}

export type SaveStatus = 'saved' | 'pending' | 'saving' | 'invalid' | 'conflict' | 'failed';

export function saveStatus({ pending, held, conflicts, isSending, failure }: SaveState): SaveStatus {
  if (isSending) return 'saving';
  if (failure) return 'failed';
  if (conflicts.size > 0) return 'conflict';
  if (held.size > 0) return 'invalid';
  return pending.size > 0 ? 'pending' : 'saved';
}

/** A course or a learning path as it was read; each edit counts its version up. */
export interface Versioned {
  version: number;
}

export interface SaverOptions<R extends Versioned> {
  /** As it is before anything is edited. */
  start: R;
  /** What can be edited of one target; undefined when the target is gone. */
  fieldsOf(reading: R, target: SaveTarget): Patch | undefined;
  /** Both edits of a field in one, where that needs nobody's choice. */
  merged?(reading: R, target: SaveTarget, edits: FieldEdits): unknown;
  /** `on`: the reading that the author had before them. */
  send(target: SaveTarget, patch: Patch, on: R): Promise<R>;
  /** Reads it anew. */
  read(): Promise<R>;
  /** Before anything is sent: an older reading must not overtake the reply. */
  onSend?(): void;
  onReply(reading: R): void;
  /** It can't be edited now, or what was edited is gone: read it again. */
  onStale(error: unknown): void;
  /** Edits that a reload has cut off. */
  memory?: EditMemory;
  delayMs?: number;
}

export interface Saver<R extends Versioned = Versioned> {
  store: StoreApi<SaveState>;
  change(target: SaveTarget, field: string, value: unknown): void;
  hold(target: SaveTarget, field: string, value: unknown, rule?: string): void;
  /** Another reading has come: what others changed is met here, before anything is sent over it. */
  take(reading: R): void;
  /** The author has chosen what a field that was changed twice shall read. */
  settle(target: SaveTarget, field: string, value: unknown): void;
  /** The author throws away all that is not on the server. */
  forgetAll(): void;
  /** Edits of a target that are not on the server, valid or not: what a form opened again begins with. */
  unsaved(target: SaveTarget): Patch;
  /** All fields of a target as its author has them now, saved or not; undefined when it is gone. */
  current(target: SaveTarget): Patch | undefined;
  isDirty(): boolean;
  /** Sends what waits, now. Resolves when nothing valid waits or an attempt failed. */
  flush(): Promise<void>;
  /** Runs a change of another kind after all that was edited before it. @throws what `work` throws. */
  run(work: (on: number) => Promise<R>): Promise<R>;
  dispose(): void;
}

const RETRY_MS = [3_000, 8_000, 20_000, 60_000];
const mayHeal = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || error.code === 'rate_limited' || error.status >= 500);

/**
 * Saves edits as they are made: small patches, one request at a time, so that replies never overtake one another.
 * A lost line loses nothing: the edits wait and are sent again. Each says on which version it was made; what was
 * changed elsewhere since is never written over before the author has chosen.
 */
export function createSaver<R extends Versioned>(options: SaverOptions<R>): Saver<R> {
  const { send, read, onSend, onReply, onStale, memory, delayMs = 700 } = options;
  const store = createStore<SaveState>(() => ({
    ...(memory?.read() ?? noEdits),
    sending: new Map(),
    broken: new Map(),
    refused: new Map(),
    isSending: false,
    failure: null,
    savedAt: null,
  }));
  /** The last text of each field that was sent, and those before it that were never answered. */
  const sent = new Map<string, unknown[]>();
  const sentOf = (target: SaveTarget, field: string) => sent.get(`${target}/${field}`) ?? [];
  const wasSent = (target: SaveTarget, field: string, text: unknown) =>
    sentOf(target, field).some((one) => isSameValue(one, text));
  /** The newest reading: all bases are on it. */
  let known = options.start;
  const fieldsNow = (target: SaveTarget) => options.fieldsOf(known, target);
  /** A reading that came while something was on its way. */
  let arrived: R | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let failures = 0;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  /** What the field was when the author began to edit it. */
  const basesWith = (bases: Patches, target: SaveTarget, field: string): Patches =>
    field in (bases.get(target) ?? {}) ? bases : put(bases, target, { [field]: fieldsNow(target)?.[field] });

  function change(target: SaveTarget, field: string, value: unknown): void {
    store.setState(({ pending, held, broken, refused, bases, conflicts }) => {
      const met = conflicts.get(target)?.[field];
      if (met) return { conflicts: putConflict(conflicts, target, field, { ...met, mine: value }) };
      return {
        pending: put(pending, target, { [field]: value }),
        held: drop(held, target, field),
        broken: drop(broken, target, field),
        refused: drop(refused, target, field),
        bases: basesWith(bases, target, field),
      };
    });
    schedule(delayMs);
  }

  function hold(target: SaveTarget, field: string, value: unknown, rule?: string): void {
    store.setState(({ pending, held, broken, refused, bases, conflicts }) => {
      const met = conflicts.get(target)?.[field];
      if (met) return { conflicts: putConflict(conflicts, target, field, { ...met, mine: value }) };
      return {
        pending: drop(pending, target, field),
        held: put(held, target, { [field]: value }),
        broken: rule === undefined ? drop(broken, target, field) : putRules(broken, target, { [field]: rule }),
        refused: drop(refused, target, field),
        bases: basesWith(bases, target, field),
      };
    });
  }

  function take(reading: R): void {
    if (reading.version < known.version) return;
    if (store.getState().isSending) arrived = reading;
    else meet(reading);
  }

  /** Puts what is unsaved on top of a newer reading. */
  function meet(reading: R, changedAt?: (target: SaveTarget, field: string) => string | undefined): void {
    arrived = undefined;
    known = reading;
    store.setState((state) =>
      rebase(state, {
        fieldsOf: fieldsNow,
        merged: (target, edits) => options.merged?.(reading, target, edits),
        wasSent,
        ...(changedAt && { changedAt }),
      }),
    );
  }

  function settle(target: SaveTarget, field: string, value: unknown): void {
    store.setState((state) => forget(state, target, field));
    const theirs = fieldsNow(target);
    if (theirs && !isSameValue(theirs[field], value)) change(target, field, value);
  }

  function forgetAll(): void {
    clearTimeout(timer);
    store.setState({ ...noEdits, broken: new Map(), refused: new Map(), failure: null });
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
    store.setState(({ pending }) => ({
      pending: without(pending, target),
      sending: new Map([[target, patch]]),
      isSending: true,
      failure: null,
    }));
    onSend?.();
    try {
      for (const [field, value] of Object.entries(patch)) {
        sent.set(`${target}/${field}`, [...sentOf(target, field), value]);
      }
      const next = await send(target, patch, known);
      failures = 0;
      for (const [field, value] of Object.entries(patch)) sent.set(`${target}/${field}`, [value]);
      store.setState(({ bases }) => ({
        isSending: false,
        sending: new Map(),
        bases: putOwn(bases, target, { patch, next }),
        savedAt: Date.now(),
      }));
      reply(next);
      return true;
    } catch (error) {
      return refuse(target, patch, error);
    }
  }

  /** What we have written ourselves is what later edits of the same fields begin with. */
  function putOwn(bases: Patches, target: SaveTarget, { patch, next }: { patch: Patch; next: R }) {
    const now = options.fieldsOf(next, target) ?? {};
    const own = Object.fromEntries(Object.keys(patch).map((field) => [field, now[field]]));
    const edited = editsOf(store.getState(), target);
    return Object.keys(patch).reduce<Patches>(
      (kept, field) => (field in edited ? kept : (drop(kept, target, field) as Patches)),
      put(bases, target, own),
    );
  }

  function reply(next: R): void {
    meet(arrived && arrived.version > next.version ? arrived : next);
    onReply(known);
  }

  /** Decides what becomes of a patch that was not taken. True when there is still something worth sending. */
  async function refuse(target: SaveTarget, patch: Patch, error: unknown): Promise<boolean> {
    if (isApiError(error) && (error.code === 'edit_conflict' || isGone(target, error))) {
      return meetAfter(target, patch, error);
    }
    store.setState({ isSending: false, sending: new Map() });
    const rules = isApiError(error) ? fieldRules(error.fieldErrors, patch) : {};
    if (Object.keys(rules).length > 0) {
      store.setState(({ pending, held, refused }) => ({
        pending: putBack(pending, target, omit(patch, rules)),
        held: putBack(held, target, pick(patch, rules)),
        refused: putRules(refused, target, rules),
      }));
      return true;
    }
    store.setState(withReturned(target, patch));
    fail(error);
    return false;
  }

  /** Somebody was faster: it is read again, and only fields that were changed in both places are asked about. */
  async function meetAfter(target: SaveTarget, patch: Patch, error: unknown): Promise<boolean> {
    const told = isApiError(error) ? (error.conflict?.fields ?? []) : [];
    try {
      const now = await read();
      store.setState(withReturned(target, patch));
      meet(now, (at, field) => told.find((one) => one.target === at && one.field === field)?.changed_at);
      onReply(known);
      if (told.length > 0 || !options.fieldsOf(now, target)) return true;
      fail(error);
    } catch (failed) {
      store.setState(withReturned(target, patch));
      fail(failed);
    }
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
  const forgetMemory =
    memory &&
    store.subscribe((state) => {
      // What is on its way may be lost with the page.
      const [flying] = state.sending;
      memory.keep(flying ? { ...state, pending: putBack(state.pending, ...flying) } : state);
    });
  meet(known);

  const unsaved = (target: SaveTarget): Patch => ({
    ...store.getState().sending.get(target),
    ...editsOf(store.getState(), target),
  });

  return {
    store,
    change,
    hold,
    take,
    settle,
    forgetAll,
    flush,
    unsaved,
    current(target) {
      const fields = fieldsNow(target);
      return fields && { ...fields, ...unsaved(target) };
    },
    isDirty: () => saveStatus(store.getState()) !== 'saved',
    run: async (work) => {
      await flush();
      return enqueue(async () => {
        store.setState({ isSending: true });
        onSend?.();
        try {
          const next = await work(known.version);
          store.setState({ isSending: false, savedAt: Date.now() });
          reply(next);
          return next;
        } finally {
          store.setState({ isSending: false });
          if (arrived) take(arrived);
        }
      });
    },
    dispose: () => {
      clearTimeout(timer);
      forgetMemory?.();
      globalThis.removeEventListener?.('online', whenOnline);
    },
  };
}

/** A module or a lesson that was removed meanwhile. */
const isGone = (target: SaveTarget, error: unknown): boolean =>
  target !== 'course' && target !== 'path' && isApiError(error) && error.code === 'not_found';

/** What was not taken waits again, below what was edited meanwhile. */
const withReturned =
  (target: SaveTarget, patch: Patch) =>
  ({ pending, held }: SaveState): Partial<SaveState> => ({
    isSending: false,
    sending: new Map(),
    pending: putBack(pending, target, omit(patch, held.get(target) ?? {})),
  });

const putRules = (rules: Rules, target: SaveTarget, more: Record<string, string>): Rules =>
  new Map(rules).set(target, { ...rules.get(target), ...more });

/** `objectives.2` breaks a rule of the field `objectives`. */
function fieldRules(errors: Record<string, string[]>, patch: Patch): Record<string, string> {
  const rules: Record<string, string> = {};
  for (const [path, [message]] of Object.entries(errors)) {
    const field = path.split('.')[0] ?? '';
    if (field in patch && message) rules[field] ??= message;
  }
  return rules;
}
