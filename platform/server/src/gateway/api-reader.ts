import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { within } from './within.ts';

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
  /** What is kept does only where the API is late or down. */
  isFresh?: boolean;
}
export interface Told {
  /** Undefined when the API is slow, down or odd. */
  answer: Answer;
  /** It was answered to somebody before: good for a title, not in the place of the API. */
  isKept: boolean;
}
export type ReadApi = (path: string, asker?: Asker) => Promise<Told>;

/**
 * Reads JSON of the API with a small cache of what everyone may see. What is missing for everyone may be there for the
 * person whose token it is, such as a teacher's own draft; their answer is kept for nobody.
 */
export function createApiReader(apiUrl: string, freshMs = FRESH_MS): ReadApi {
  const kept = new Map<string, { until: number; answer: object }>();
  const onTheirWay = new Map<string, Promise<Answer>>();

  const keep = (key: string, answer: object): void => {
    kept.delete(key);
    kept.set(key, { until: Date.now() + freshMs, answer });
    const [oldest = key] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
  };
  const send = async (key: string, path: string, locale: Locale | undefined): Promise<Answer> => {
    const answer = await fetchJson(`${apiUrl}${path}`, { locale });
    onTheirWay.delete(key);
    if (typeof answer === 'object') keep(key, answer);
    else if (answer === 'missing') kept.delete(key);
    return answer;
  };
  const ask = (key: string, path: string, locale: Locale | undefined): Promise<Answer> => {
    const answer = onTheirWay.get(key) ?? send(key, path, locale);
    onTheirWay.set(key, answer);
    return answer;
  };
  const keptOf = (key: string): Told => {
    const known = kept.get(key);
    return { answer: known && known.until > Date.now() ? known.answer : undefined, isKept: true };
  };

  return async (path, { locale, token, isFresh = false } = {}) => {
    const key = `${locale} ${path}`;
    const before = keptOf(key);
    if (before.answer !== undefined && !isFresh) return before;
    const told = async (): Promise<Told> => {
      const answer = await ask(key, path, locale);
      const isTheirs = answer === 'missing' && token !== undefined;
      return { answer: isTheirs ? await fetchJson(`${apiUrl}${path}`, { locale, token }) : answer, isKept: false };
    };
    const now = await within(PATIENCE_MS, told(), () => before);
    return now.answer === undefined ? before : now;
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
