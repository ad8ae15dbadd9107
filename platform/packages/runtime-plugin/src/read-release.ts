/** A version of a remote, as the signed release document names it. */
export interface Remote {
  name: string;
  version: string;
  /** Absolute path of the script that defines the container. */
  entry: string;
  integrity: string;
  /** The container's global variable. */
  global: string;
}

interface Document {
  channel: string;
  revision: number;
  remotes: Remote[];
  canaries?: Remote[];
  revoked?: string[];
}

interface Signed {
  payload: string;
  key_id: string;
  signature: string;
}

interface Reply {
  payload: string;
  visit: Omit<Signed, 'payload'> & {
    visitor: string;
    release_set: string;
    canaries: string[];
    stand_ins?: { withheld: string[]; taken: string[]; texts: Signed[] };
  };
}

export interface Release {
  revision: number;
  visitor: string;
  releaseSet: string;
  /** Every remote that is live, given or not. */
  names: string[];
  /** What this visitor gets: canaries that are theirs, and stand-ins for what the site holds back. */
  remotes: Remote[];
}

/** The next look waits for this one. */
const PATIENCE_MS = 10_000;

type Keys = Readonly<Record<string, string>>;

/** @throws when the site cannot be reached, or says what none of the keys has signed, or what is older than `since` */
export async function readRelease(
  url: string,
  keys: Keys,
  since: { channel: string; revision: number; visitor: string },
): Promise<Release> {
  const reply = await fetch(`${url}?visitor=${since.visitor}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}`);
  const { payload, visit } = (await reply.json()) as Reply;
  const document = await verified({ payload, ...visit }, keys, since.channel);
  const { revision } = document;
  if (revision < since.revision) throw new Error(`${url} is older than revision ${since.revision}`);
  const { withheld, taken, texts } = visit.stand_ins ?? { withheld: [], taken: [], texts: [] };
  const others = await Promise.all(texts.map((text) => verified(text, keys, since.channel).catch(() => [])));
  const wanted = [...visit.canaries, ...taken];
  const better = [document, ...others.flat()]
    .flatMap(({ canaries = [], remotes }) => [...canaries, ...remotes])
    .filter(isIn(wanted));
  const remotes = document.remotes
    .map((remote) => better.find(({ name }) => name === remote.name) ?? remote)
    .filter((remote) => !isIn([...withheld, ...(document.revoked ?? [])])(remote));
  const names = document.remotes.map(({ name }) => name);
  return { revision, visitor: visit.visitor, releaseSet: visit.release_set, names, remotes };
}

const isIn = (ids: string[]) => (remote: Remote) => ids.includes(`${remote.name}@${remote.version}`);

async function verified({ payload, key_id: id, signature }: Signed, keys: Keys, channel: string): Promise<Document> {
  const key = Object.hasOwn(keys, id) && keys[id];
  const isSigned =
    key &&
    (await crypto.subtle.verify(
      'Ed25519',
      await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']),
      bytesOf(signature),
      new TextEncoder().encode(payload),
    ));
  const document = isSigned && (JSON.parse(payload) as Document);
  if (!document || document.channel !== channel) throw new Error(`No key signed this release of ${channel}`);
  return document;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
