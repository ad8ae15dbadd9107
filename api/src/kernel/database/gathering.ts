import type { Database } from './database.ts';

/** Finds for many keys what `findOne` asks for one; `given` is the same for all of them. */
type Many<K, V, G> = (db: Database, keys: readonly K[], given: G) => Promise<ReadonlyMap<K, V>>;

interface Gathered {
  keys: Set<unknown>;
  found: Promise<ReadonlyMap<unknown, unknown>>;
}

const gatherings = new WeakMap<Database, { db: Database; asked: Map<unknown, Map<unknown, Gathered>> }>();

/**
 * The database for a reading that asks the same of many things at once: what `findOne` is asked in one turn is one
 * statement, however many things there are. Not for transactions, in which one statement waits for another.
 */
export function gathering(db: Database): Database {
  const own = Object.create(db) as Database;
  gatherings.set(own, { db, asked: new Map() });
  return own;
}

/** What `many` finds for this key; in a gathering together with all that is asked at the same time. */
export async function findOne<K, V, G = undefined>(
  db: Database,
  many: Many<K, V, G>,
  key: K,
  given: G = undefined as G,
): Promise<V | undefined> {
  const inGathering = gatherings.get(db);
  if (inGathering === undefined) return (await many(db, [key], given)).get(key);
  const byGiven = inGathering.asked.get(many) ?? new Map<unknown, Gathered>();
  inGathering.asked.set(many, byGiven);
  const waiting = byGiven.get(given) ?? begin();
  waiting.keys.add(key);
  return (await waiting.found).get(key) as V | undefined;

  function begin(): Gathered {
    const keys = new Set<unknown>();
    const found = turnIsOver().then(() => {
      byGiven.delete(given);
      return many(inGathering!.db, [...keys] as K[], given);
    });
    byGiven.set(given, { keys, found });
    return { keys, found };
  }
}

/** For finders of several: in a gathering one statement with the others', else one of their own. */
export async function findEach<K, V>(
  db: Database,
  many: Many<K, V, undefined>,
  keys: readonly K[],
): Promise<ReadonlyMap<K, V>> {
  if (keys.length === 0) return new Map();
  if (!gatherings.has(db)) return many(db, keys, undefined);
  const found = await Promise.all(keys.map(async (key) => [key, await findOne(db, many, key)] as const));
  return new Map(found.filter((pair): pair is [K, Awaited<V>] => pair[1] !== undefined));
}

const turnIsOver = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
