import type { PageFacts } from '../facts.ts';

type Timer = PageFacts['timers'][number];

/** Who called: the first line of the stack that is the remote's. */
const caller = (): string =>
  (new Error().stack ?? '')
    .split('\n')
    .find((line) => line.includes('/remote/'))
    ?.trim()
    .replace(/^at /, '') ?? '';

/** Keeps count of the page's timers. Must run before anything else, because libraries remember `setTimeout` early. */
export function watchTimers(): () => Timer[] {
  const alive = new Map<number, Timer>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;

  const watched =
    (kind: Timer['kind'], start: (run: () => void, delay?: number) => number) =>
    (run: TimerHandler, delay = 0, ...rest: unknown[]): number => {
      const call: unknown = run;
      const fire = () => {
        if (kind === 'timeout') alive.delete(id);
        if (typeof call === 'function') call(...rest);
      };
      const id = start(fire, delay);
      alive.set(id, { kind, delay, from: caller() });
      return id;
    };
  const stopping = (stop: (id?: number) => void) => (id?: number) => {
    if (id !== undefined) alive.delete(id);
    stop(id);
  };
  Object.assign(window, {
    setTimeout: watched('timeout', (run, delay) => setTimeout.call(window, run, delay)),
    setInterval: watched('interval', (run, delay) => setInterval.call(window, run, delay)),
    clearTimeout: stopping((id) => clearTimeout.call(window, id)),
    clearInterval: stopping((id) => clearInterval.call(window, id)),
  });
  return () => [...alive.values()];
}
