/** A page waits this long for its head, then goes without; the answer still serves the next view. */
const PATIENCE_MS = 300;
const GIVE_UP_MS = 5_000;
const FRESH_MS = 60_000;
const MOST_KEPT = 500;

type Answer = object | 'missing' | undefined;

/** Reads public JSON of the API with a small cache. Undefined when it is slow, down or odd. */
export function createApiReader(apiUrl: string): (path: string) => Promise<Answer> {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();

  const ask = (path: string): Promise<Answer> => {
    const known = kept.get(path);
    if (known && known.until > Date.now()) return known.answer;
    const answer = fetchJson(`${apiUrl}${path}`);
    kept.delete(path);
    kept.set(path, { until: Date.now() + FRESH_MS, answer });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    void answer.then((value) => {
      if (value === undefined || value === 'missing') kept.delete(path);
    });
    return answer;
  };

  return async (path) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, undefined)));
    try {
      return await Promise.race([ask(path), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

async function fetchJson(url: string): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    if (reply.status === 404) return 'missing';
    const value: unknown = reply.ok ? await reply.json() : undefined;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
