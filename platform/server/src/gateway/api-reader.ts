/** A page waits this long for its head, then goes without; the answer still serves the next view. */
const PATIENCE_MS = 300;
const GIVE_UP_MS = 5_000;
const FRESH_MS = 60_000;
const MOST_KEPT = 500;

type Answer = object | 'missing' | undefined;
/** Undefined when the API is slow, down or odd. */
export type ReadApi = (path: string, token?: string) => Promise<Answer>;

/**
 * Reads JSON of the API with a small cache of what everyone may see. What is missing for everyone may be there for the
 * person whose token it is, such as a teacher's own draft; their answer is kept for nobody.
 */
export function createApiReader(apiUrl: string, freshMs = FRESH_MS): ReadApi {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();

  const ask = (path: string): Promise<Answer> => {
    const known = kept.get(path);
    if (known && known.until > Date.now()) return known.answer;
    const answer = fetchJson(`${apiUrl}${path}`);
    kept.delete(path);
    kept.set(path, { until: Date.now() + freshMs, answer });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    void answer.then((value) => {
      if (value === undefined || value === 'missing') kept.delete(path);
    });
    return answer;
  };

  const askFor = async (path: string, token: string | undefined): Promise<Answer> => {
    const answer = await ask(path);
    return answer === 'missing' && token ? fetchJson(`${apiUrl}${path}`, token) : answer;
  };

  return async (path, token) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, undefined)));
    try {
      return await Promise.race([askFor(path, token), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

async function fetchJson(url: string, token?: string): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    // What can be no name of anything (422) names nothing.
    if (reply.status === 404 || reply.status === 422) return 'missing';
    const value: unknown = reply.ok ? await reply.json() : undefined;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
