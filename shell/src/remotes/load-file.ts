import { RemoteFailure, type Stage } from '../failure/remote-failure.ts';
import { pause } from '../timing/pause.ts';

export interface RemoteFile {
  stage: Extract<Stage, 'entry' | 'chunk' | 'stylesheet'>;
  /** Absolute path. */
  url: string;
  integrity: string | undefined;
}

/** After this long a request counts as hung, and another one runs beside it; the first to come wins. */
const HUNG_MS = 20_000;
/** Errors that may heal (a dropped line, a server between two starts) are tried this often in all. */
const TRIES = 3;
const FIRST_PAUSE_MS = 400;
/** How long a failed file is looked into. */
const LOOK_MS = 5_000;
/** A gateway's answers for a file that it holds and does not trust. */
const REFUSALS = [409, 410];

const loaded = new Map<string, Promise<void>>();
// Grows over all attempts of a page: a hung URL can only be had again under another one.
const rounds = new Map<string, number>();

/**
 * Brings one script or stylesheet of a release into the page, once, whoever asks for it. Checked against its integrity;
 * tried again with jitter while that may help, for `limitMs` at most. It goes on when nobody waits any more: what
 * arrives late is there for the next visit.
 * @throws RemoteFailure naming the file and `timeout` or `missing`
 */
export function loadFile(file: RemoteFile, limitMs: number): Promise<void> {
  const known = loaded.get(file.url);
  if (known) return known;
  const limit = new AbortController();
  const timer = window.setTimeout(() => {
    const detail = `nothing within ${Math.round(limitMs / 1000)} s`;
    limit.abort(new RemoteFailure({ ...file, file: file.url, type: 'timeout', detail }));
  }, limitMs);
  const loading = tryInTurns(file, limit.signal).finally(() => window.clearTimeout(timer));
  loaded.set(file.url, loading);
  // A failure is not kept: whoever asks next, tries anew.
  loading.catch(() => loaded.delete(file.url));
  return loading;
}

/** The file came but did not do what it should: the next one to ask loads it anew. */
export const forgetFile = (url: string): boolean => loaded.delete(url);

async function tryInTurns(file: RemoteFile, signal: AbortSignal): Promise<void> {
  let racing: Promise<void>[] = [];
  let failures = 0;
  let mismatches = 0;
  for (;;) {
    racing.push(requestOnce(file));
    try {
      if (await settles(racing, signal)) return;
    } catch (error) {
      signal.throwIfAborted();
      racing = [];
      const { integrity } = file;
      const seen = await diagnose(file.url, integrity ? (hash) => hash === integrity : undefined, signal);
      failures += 1;
      if (seen.isMismatch) mismatches += 1;
      if (failures >= TRIES || mismatches >= 2) {
        const { detail, isMismatch: isAltered } = seen;
        throw new RemoteFailure({ ...file, file: file.url, type: 'missing', detail, isAltered, cause: error });
      }
      await pause(FIRST_PAUSE_MS * 2 ** failures * (0.5 + Math.random()), signal);
    }
  }
}

/** True when one request has arrived, false when all of them hang. @throws when all have failed, or time is over */
function settles(racing: Promise<void>[], signal: AbortSignal): Promise<boolean> {
  return Promise.race([Promise.any(racing).then(() => true), pause(HUNG_MS, signal).then(() => false)]);
}

function requestOnce({ stage, url, integrity }: RemoteFile): Promise<void> {
  const round = rounds.get(url) ?? 0;
  rounds.set(url, round + 1);
  const address = round === 0 ? url : `${url}?r=${round}`;
  return new Promise((resolve, reject) => {
    const element = stage === 'stylesheet' ? linkTo(url, address) : scriptOf(address);
    if (integrity) element.integrity = integrity;
    element.crossOrigin = 'anonymous';
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`The browser could not load ${address}.`));
    };
    document.head.append(element);
  });
}

function scriptOf(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return script;
}

function linkTo(url: string, address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  // By this, webpack's own CSS loading finds the stylesheet and asks for it no second time.
  link.dataset['href'] = new URL(url, window.location.href).href;
  return link;
}

interface Diagnosis {
  detail: string;
  /** The bytes are not those of the release, or a gateway refuses to serve them as such. */
  isMismatch: boolean;
}

/** A failed script says nothing of why; one more request does. `isReleased` knows the hashes to expect. */
export async function diagnose(
  url: string,
  isReleased: ((hash: string) => boolean | Promise<boolean>) | undefined,
  signal?: AbortSignal,
): Promise<Diagnosis> {
  const look = async (): Promise<Diagnosis> => {
    const reply = await fetch(url, { cache: 'no-store', ...(signal && { signal }) });
    const bytes = await reply.arrayBuffer();
    if (!reply.ok) return { detail: `answered ${reply.status}`, isMismatch: REFUSALS.includes(reply.status) };
    const hash = await hashOf(bytes);
    if (hash && (await isReleased?.(hash))) return { detail: 'it came only when asked once more', isMismatch: false };
    return { detail: 'the bytes are not those of the release', isMismatch: isReleased !== undefined };
  };
  const silence = { detail: navigator.onLine ? 'no answer' : 'this device is offline', isMismatch: false };
  return Promise.race([look().catch(() => silence), pause(LOOK_MS, signal).then(() => silence)]);
}

/** Undefined in a page without TLS, where the browser counts none: then what it refused counts as altered. */
async function hashOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!crypto.subtle) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
