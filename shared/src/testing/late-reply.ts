import { act } from '@testing-library/react';

/** Long enough for all that follows a reply. */
const SETTLED_MS = 50;

/**
 * A reply that comes when the test says so: for what must not happen once the screen was left.
 *
 *     const late = lateReply(() => aThread());
 *     const { navigations, unmount } = renderScreen(<App />, { url, replies: { createPost: late.reply } });
 *     await user.click(screen.getByRole('button', { name: 'Publish' }));
 *     unmount();
 *     await late.come();
 *     expect(navigations).toEqual([]);
 */
export function lateReply<T>(answer: () => T): { reply(): Promise<T>; come(): Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    reply: () => promise.then(answer),
    come: () =>
      act(async () => {
        resolve();
        await new Promise((settled) => setTimeout(settled, SETTLED_MS));
      }),
  };
}
