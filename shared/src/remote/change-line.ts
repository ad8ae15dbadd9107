interface Waiting {
  call(): Promise<unknown>;
  settled: PromiseWithResolvers<unknown>;
}

export interface ChangeLine {
  /**
   * Sends at once where no change of the same thing is under way, else after it. Of those that wait only the newest is
   * sent: the ones it replaces are `undefined`. Wants a call with `keepalive`, for a page that ends sends what waits.
   *
   *     const line = useChangeLine();
   *     line.send(`theme ${id}`, () => api.updateTheme({ params: { id }, body: { theme }, keepalive: true }));
   */
  send<T>(thing: string, call: () => Promise<T>): Promise<T | undefined>;
}

/**
 * The line in which small changes wait that hold without a "Save": pressed again and again, a switch ends on the server
 * as it was left on the screen, also where the page is closed right after.
 */
export function createChangeLine(page: Pick<EventTarget, 'addEventListener'> = window): ChangeLine {
  /** Of each thing that has a call under way, what comes after it. */
  const lines = new Map<string, { next?: Waiting | undefined }>();
  let isListening = false;

  async function start<T>(thing: string, call: () => Promise<T>): Promise<T> {
    const line: { next?: Waiting | undefined } = {};
    lines.set(thing, line);
    try {
      return await call();
    } finally {
      // On a page that was hidden and came back another line may stand here.
      if (lines.get(thing) === line) lines.delete(thing);
      sendNext(thing, line);
    }
  }
  function sendNext(thing: string, line: { next?: Waiting | undefined }): void {
    const { next } = line;
    line.next = undefined;
    next?.settled.resolve(start(thing, next.call));
  }
  function listen(): void {
    if (isListening) return;
    isListening = true;
    // Nothing is left to wait for: the answer would come to a page that is gone.
    page.addEventListener('pagehide', () => [...lines].forEach(([thing, line]) => sendNext(thing, line)));
  }

  return {
    send<T>(thing: string, call: () => Promise<T>) {
      listen();
      const line = lines.get(thing);
      if (!line) return start(thing, call);
      line.next?.settled.resolve(undefined);
      const settled = Promise.withResolvers<unknown>();
      line.next = { call, settled };
      return settled.promise as Promise<T | undefined>;
    },
  };
}
