import type pg from 'pg';

/** One statement, and when it was under way, in milliseconds of `performance`. */
export interface Timed {
  text: string;
  values: unknown[];
  from: number;
  to: number;
}

type Asked = string | { text: string; values?: unknown[] };

/** Has a pool take the time of all that its clients are asked. */
export function timeStatements(pool: pg.Pool): { take(): Timed[] } {
  let timed: Timed[] = [];
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      // The pool itself asks with a callback, others with a promise.
      query: (what: Asked, ...given: unknown[]) => {
        const from = performance.now();
        const text = typeof what === 'string' ? what : what.text;
        const values =
          given.find((one): one is unknown[] => Array.isArray(one)) ?? (typeof what === 'string' ? [] : what.values);
        const note = () => timed.push({ text, values: values ?? [], from, to: performance.now() });
        const answered = given.at(-1);
        if (typeof answered === 'function') {
          const noted = (...answer: unknown[]) => {
            note();
            (answered as (...answer: unknown[]) => void)(...answer);
          };
          return ask(what, ...given.slice(0, -1), noted);
        }
        const answer = ask(what, ...given);
        if (answer instanceof Promise) void answer.then(note, note);
        return answer;
      },
    });
  });
  return {
    take: () => {
      const taken = timed;
      timed = [];
      return taken;
    },
  };
}
