import { act } from '@testing-library/react';

/** Lets React work off what a lifecycle scheduled; awaiting the lifecycle inside `act` would wait for ever. */
export function runLifecycle(run: () => Promise<void>): Promise<void> {
  let done = Promise.resolve();
  act(() => {
    done = run();
    done.catch(() => undefined);
  });
  return done;
}
