/** Something that comes when it is first asked for. */
export interface FetchedOnce<T> {
  found(): T | undefined;
  /**
   * For `use()`: always the same promise, which never rejects and is there within seconds, come what may. Asking later
   * than a failure tries again behind it.
   */
  wait(): Promise<void>;
}

/** Longer than this nobody looks at an empty screen for the sake of its language; what comes later is drawn next. */
const PATIENCE_MS = 8_000;
/** Long enough that a broken line is not asked at every render. */
const ASK_AGAIN_MS = 10_000;

export function fetchOnce<T>(fetch: () => Promise<T>): FetchedOnce<T> {
  let value: T | undefined;
  let waiting: Promise<void> | undefined;
  let mayAskAgain = false;

  const attempt = (): Promise<void> =>
    fetch().then(
      (fetched) => void (value = fetched),
      () => void setTimeout(() => (mayAskAgain = true), ASK_AGAIN_MS),
    );

  return {
    found: () => value,
    wait() {
      // What is drawn without it does not go away for another try.
      if (mayAskAgain) {
        mayAskAgain = false;
        void attempt();
      }
      return (waiting ??= settlingForReact(atMost(PATIENCE_MS, attempt())));
    },
  };
}

/** Once it is settled, React needs no turn to learn of it, so what is drawn next appears at once. */
function settlingForReact(promise: Promise<void>): Promise<void> {
  void promise.then(() => Object.assign(promise, { status: 'fulfilled', value: undefined }));
  return promise;
}

function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
