import { isPassing } from './is-passing.ts';

export interface AddressedSignal {
  to: string;
  signal: Record<string, unknown>;
}

export interface SignalQueue {
  add(signal: AddressedSignal): void;
  close(): void;
}

/** What is said within that time goes in one call, ms. */
const TOGETHER_MS = 30;
/** After a call that failed, ms. */
const AGAIN_MS = 1_000;
/** The API takes no more in one call: signals, and characters of them. */
const MOST = 60;
const MOST_CHARS = 500_000;

/** Hands signals over one call after the other: one that came before an earlier one would be taken for another's. */
export function createSignalQueue(send: (signals: AddressedSignal[]) => Promise<unknown>): SignalQueue {
  const waiting: AddressedSignal[] = [];
  let timer: number | undefined;
  let isSending = false;
  let isClosed = false;

  function flushIn(ms: number): void {
    if (!isSending && !isClosed && waiting.length > 0) timer ??= window.setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    timer = undefined;
    isSending = true;
    const signals = firstOf(waiting);
    const isDone = await send(signals).then(
      () => true,
      // What the site refuses it would refuse again.
      (error: unknown) => !isPassing(error),
    );
    if (isDone) waiting.splice(0, signals.length);
    isSending = false;
    flushIn(isDone ? TOGETHER_MS : AGAIN_MS);
  }

  return {
    add(signal) {
      waiting.push(signal);
      flushIn(TOGETHER_MS);
    },
    close() {
      isClosed = true;
      window.clearTimeout(timer);
    },
  };
}

/** At least one, and as many as one call takes. */
function firstOf(waiting: readonly AddressedSignal[]): AddressedSignal[] {
  let chars = 0;
  const fits = waiting.slice(0, MOST).findIndex(({ signal }, at) => {
    chars += JSON.stringify(signal).length;
    return at > 0 && chars > MOST_CHARS;
  });
  return waiting.slice(0, fits < 0 ? MOST : fits);
}
