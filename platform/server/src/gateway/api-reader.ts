import type { Locale } from '@stoa/shared/contract/site/locales.ts';

/** A page waits this long for its head, then goes without; the answer still serves the next view. */
const PATIENCE_MS = 300;
const GIVE_UP_MS = 5_000;
const FRESH_MS = 60_000;
const MOST_KEPT = 500;

type Answer = object | 'missing' | undefined;
interface Asker {
  /** In whose language the API answers. */
  locale?: Locale | undefined;
  token?: string | undefined;
  /** One that was asked for before does not do, unless it is on its way. */
  isFresh?: boolean;
}
/** Undefined when the API is slow, down or odd. */
export type ReadApi = (path: string, asker?: Asker) => Promise<Answer>;

/**
 * Reads JSON of the API with a small cache of what everyone may see. What is missing for everyone may be there for the
 * person whose token it is, such as a teacher's own draft; their answer is kept for nobody.
 */
export function createApiReader(apiUrl: string, freshMs = FRESH_MS): ReadApi {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();
  const onTheirWay = new Set<Promise<Answer>>();

  const ask = (path: string, { locale, isFresh = false }: Asker): Promise<Answer> => {
    const key = `${locale} ${path}`;
    const known = kept.get(key);
    if (known && (isFresh ? onTheirWay.has(known.answer) : known.until > Date.now())) return known.answer;
    const answer = fetchJson(`${apiUrl}${path}`, { locale });
    onTheirWay.add(answer);
    kept.delete(key);
    kept.set(key, { until: Date.now() + freshMs, answer });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    void answer.then((value) => {
      onTheirWay.delete(answer);
      if (value === undefined || value === 'missing') kept.delete(key);
    });
    return answer;
  };

  const askFor = async (path: string, asker: Asker): Promise<Answer> => {
    const answer = await ask(path, asker);
    return answer === 'missing' && asker.token ? fetchJson(`${apiUrl}${path}`, asker) : answer;
  };

  return async (path, asker = {}) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, undefined)));
    try {
      return await Promise.race([askFor(path, asker), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

async function fetchJson(url: string, { locale, token }: Asker): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(locale && { 'accept-language': locale }),
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
