export interface Asked {
  answered: number;
  /** No answer, or none with a status of success: what a proxy can spare its visitors. */
  lost: string[];
  /** The answer had begun, and broke off in the middle: too late to ask anyone else. */
  brokenOff: string[];
  slowestMs: number;
}

export interface Load {
  /** Until so many more requests have an answer, or were lost: what happened so far has met them. */
  more(requests: number): Promise<void>;
  end(): Promise<Asked>;
}

/** Asks for these paths over and over, each whole, until it is ended: what a room full of visitors does. */
export function keepAsking(url: string, paths: string[], visitors: number): Load {
  const asked: Asked = { answered: 0, lost: [], brokenOff: [], slowestMs: 0 };
  let next = 0;
  let finished = 0;
  let isOver = false;
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const path = paths[next++ % paths.length] ?? '/';
      const began = performance.now();
      let status = 0;
      try {
        const reply = await fetch(url + path, { signal: AbortSignal.timeout(120_000) });
        status = reply.status;
        await reply.arrayBuffer();
        if (reply.ok) asked.answered += 1;
        else asked.lost.push(`${path} answered ${status}`);
      } catch (error) {
        asked[status === 200 ? 'brokenOff' : 'lost'].push(`${path}: ${wordsOf(error)}`);
      }
      finished += 1;
      asked.slowestMs = Math.max(asked.slowestMs, performance.now() - began);
    }
  };
  const visits = Array.from({ length: visitors }, visit);
  return {
    more: async (requests) => {
      const enough = finished + requests;
      await msUntil(performance.now(), async () => finished >= enough);
    },
    end: async () => {
      isOver = true;
      await Promise.all(visits);
      return asked;
    },
  };
}

function wordsOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}, ${cause.message}` : message;
}

/** Asks every few milliseconds until the answer pleases; the milliseconds since `began`. */
export async function msUntil(began: number, isSo: () => Promise<boolean>, patience = 120_000): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - began > patience) throw new Error(`It was not so within ${patience} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Math.round(performance.now() - began);
}
