import { RemoteFailure, toRemoteFailure, type Stage } from '../failure/remote-failure.ts';

/** From the wish to see a screen to its first render: the one limit of time for all stages together. */
export const LOAD_BUDGET_MS = 120_000;

/** The time one loading may take, and which stage it has reached, so that running out names the right one. */
export interface LoadBudget {
  /** Aborted when the time is over, with the failure as reason, or when nobody waits any more. */
  readonly signal: AbortSignal;
  remaining(): number;
  /** Runs a stage within what is left. @throws RemoteFailure */
  run<T>(stage: Stage, work: () => Promise<T>, file?: string): Promise<T>;
  /** The screen stands: the clock stops. */
  settle(): void;
  /** Nobody waits any more. */
  close(): void;
}

export function createLoadBudget(ms = LOAD_BUDGET_MS): LoadBudget {
  const controller = new AbortController();
  const ends = Date.now() + ms;
  let at: { stage: Stage; file?: string | undefined } = { stage: 'entry' };
  const timer = window.setTimeout(
    () => controller.abort(new RemoteFailure({ ...at, type: 'timeout', detail: `nothing within ${ms / 1000} s` })),
    ms,
  );

  return {
    signal: controller.signal,
    remaining: () => Math.max(0, ends - Date.now()),
    run(stage, work, file) {
      at = { stage, file };
      return new Promise((resolve, reject) => {
        // The work may know better than the clock which file it was waiting for: it speaks first.
        const stop = () => void window.setTimeout(() => reject(controller.signal.reason as Error));
        if (controller.signal.aborted) return stop();
        controller.signal.addEventListener('abort', stop, { once: true });
        work()
          .then(resolve, (error: unknown) => reject(toRemoteFailure(error, stage)))
          .finally(() => controller.signal.removeEventListener('abort', stop));
      });
    },
    settle: () => window.clearTimeout(timer),
    close() {
      window.clearTimeout(timer);
      controller.abort(new DOMException('No one waits for this screen any more.', 'AbortError'));
    },
  };
}
