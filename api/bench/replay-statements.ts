import type pg from 'pg';

/** One statement with what it was asked with, and the rows that it gave. */
export interface Recorded {
  text: string;
  values: unknown[];
  rows: Record<string, unknown>[];
}

/** Texts, and numbers that are counted up, which are others in each replay: recorded → now. */
type Names = Map<string | number, string | number>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Has a pool write down all that it is asked, also by the clients that it lends. */
export function recordStatements(pool: pg.Pool): { take(): Recorded[] } {
  let recorded: Recorded[] = [];
  const listenTo = (to: pg.Pool | pg.PoolClient) => {
    const ask = to.query.bind(to) as (...given: unknown[]) => unknown;
    Object.assign(to, {
      query: (...given: [string | { text: string; values?: unknown[] }, unknown[]?, ...unknown[]]) => {
        const [what, values] = given;
        const one: Recorded = {
          text: typeof what === 'string' ? what : what.text,
          values: (Array.isArray(values) ? values : typeof what === 'string' ? [] : what.values) ?? [],
          rows: [],
        };
        recorded.push(one);
        const answer = ask(...given);
        if (answer instanceof Promise) {
          void answer.then(({ rows }: pg.QueryResult) => (one.rows = rows as Recorded['rows'])).catch(() => undefined);
        }
        return answer;
      },
    });
  };
  pool.on('connect', listenTo);
  return {
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
}

/** Asks the same again, for others. What the database named or counted anew is called so from then on. */
export async function replay(client: pg.PoolClient, statements: readonly Recorded[], names: Names): Promise<void> {
  let counts: Names = new Map();
  for (const { text, values, rows } of statements) {
    const known = new Map([...names, ...counts]);
    const result = await client.query({ text, values: values.map((value) => renamed(value, known)) });
    counts = new Map();
    learn(rows, result.rows as Recorded['rows'], { names, counts });
  }
}

function renamed(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value === 'number') return names.get(value) ?? value;
  if (typeof value !== 'string') return value;
  const known = names.get(value);
  if (known !== undefined) return known;
  return [...names].reduce(
    (text, [was, is]) => (typeof was === 'string' ? text.replaceAll(was, String(is)) : text),
    value,
  );
}

/** A number that a statement gives is used by the one after it, if at all. */
function learn(
  were: readonly object[],
  are: readonly object[],
  { names, counts }: { names: Names; counts: Names },
): void {
  for (const [index, row] of were.entries()) {
    const now: unknown[] = Object.values(are[index] ?? {});
    for (const [at, was] of (Object.values(row) as unknown[]).entries()) {
      const is = now[at];
      if (typeof was === 'string' && typeof is === 'string' && UUID.test(was) && was !== is) names.set(was, is);
      if (typeof was === 'number' && typeof is === 'number' && was !== is) counts.set(was, is);
    }
  }
}
