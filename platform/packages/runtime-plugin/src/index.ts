import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { readRelease, type Remote } from './read-release.ts';

/** Between a line that is there again and a look. */
const LONGEST_PAUSE_MS = 5_000;

export interface StoaOptions {
  /** Origin of the site: `https://stoa.example`. */
  site: string;
  /** Keys that may sign its releases: id → base64 of the raw 32 bytes, as `/platform/v1/keys` lists them. */
  keys: Readonly<Record<string, string>>;
  /** By default `production`. */
  channel?: string;
  /** Another version is live, and the next `loadRemote` gives it: time to mount it in the place of the one before. */
  onSwap?(name: string, version: string): void;
  /**
   * Of one that was loaded here, no version can be given any more, and `loadRemote` refuses it: time to unmount it. `onSwap`
   * tells when it is back.
   */
  onGone?(name: string): void;
}

/**
 * Makes the live remotes of a site known to a module federation host, by their names: `loadRemote('mf-catalog/remote')`.
 * Only what the site has signed is taken, only bytes that it released run, and never an older release than one seen.
 *
 *     createInstance({ name: 'host', remotes: [], plugins: [stoa({ site: 'https://stoa.example', keys })] });
 */
export function stoa({
  site,
  keys,
  channel = 'production',
  onSwap,
  onGone,
}: StoaOptions): ModuleFederationRuntimePlugin {
  type Host = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeRequest']>>[0]['origin'];
  const live = new Map<string, Remote>();
  const gone = new Set<string>();
  const integrities = new Map<string, string>();
  const loaded = new Set<string>();
  const opened = new Set<string>();
  const platform = `${site}/platform/v1`;
  let about = { channel, revision: 0, visitor: '', release_set: '' };
  let started: Promise<void> | undefined;

  const take = async (host: Host): Promise<void> => {
    const release = await readRelease(`${platform}/channels/${channel}/release`, keys, about);
    about = { channel, revision: release.revision, visitor: release.visitor, release_set: release.releaseSet };
    // The host hears of it once all is as it will be, whatever its own code does then.
    const news: (() => void)[] = [];
    const given = new Set(release.remotes.map(({ name }) => name));
    for (const name of new Set([...live.keys(), ...release.names])) {
      if (given.has(name) || gone.has(name)) continue;
      gone.add(name);
      if (loaded.has(name)) news.push(() => onGone?.(name));
    }
    for (const remote of release.remotes) {
      const before = live.get(remote.name);
      const isBack = gone.delete(remote.name);
      if (!isBack && before?.version === remote.version) continue;
      live.set(remote.name, remote);
      integrities.set(site + remote.entry, remote.integrity);
      const { name, entry, global } = remote;
      host.registerRemotes([{ name, entry: site + entry, entryGlobalName: global, type: 'global' }], {
        force: !!before,
      });
      if (before || isBack) news.push(() => onSwap?.(name, remote.version));
    }
    for (const tell of news) {
      try {
        tell();
      } catch (error) {
        reportError(error);
      }
    }
  };

  /** One after the other: of two answers with one revision, nothing would tell which is the newer. */
  let looking = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const follow = (host: Host): Promise<void> =>
    (waiting ??= looking.then(() => {
      waiting = undefined;
      const taken = take(host);
      looking = taken.catch(() => undefined);
      return taken;
    }));

  const start = async (host: Host): Promise<void> => {
    await follow(host);
    const look = (): void => void follow(host).catch((error: unknown) => reportError(error));
    const line = new EventSource(`${platform}/events`);
    /** What a line tells first is live now: that was just read, unless there was no line for a while. */
    let first: 'read' | 'missed' | undefined = 'read';
    line.addEventListener('error', () => {
      first = 'missed';
    });
    line.addEventListener('release', ({ data }) => {
      const { revision } = JSON.parse(data) as { revision: number };
      const isNews = revision > about.revision;
      const before = first;
      first = undefined;
      if (revision < about.revision || (!isNews && before === 'read')) return;
      // The same revision may be given otherwise than before, when a version is withheld or given again. After a break,
      // which all pages had at once, they do not all look at once.
      const pause = !isNews && before === 'missed' ? Math.random() * LONGEST_PAUSE_MS : 0;
      setTimeout(look, pause);
    });
  };

  const report = (kind: string, name: string, more: object): void => {
    const remote = live.get(name);
    if (!remote || gone.has(name)) return;
    const said = { kind, remote: name, version: remote.version, path: location.pathname, at: new Date(), ...more };
    navigator.sendBeacon(`${platform}/reports`, JSON.stringify({ ...about, reports: [said] }));
  };

  return {
    name: 'stoa',
    async beforeRequest(request) {
      started ??= start(request.origin);
      await started.catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      const name = nameIn(request.id);
      if (gone.has(name)) throw new Error(`No version of ${name} can be given`);
      return request;
    },
    createScript({ url }) {
      const integrity = integrities.get(url);
      if (!integrity) return undefined;
      return Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' });
    },
    onLoad({ pkgNameOrAlias: name }) {
      loaded.add(name);
      const id = `${name}@${live.get(name)?.version}`;
      if (!opened.has(id)) report('opened', name, { mount_ms: null });
      opened.add(id);
    },
    errorLoadRemote({ id, error }) {
      report('load-error', nameIn(id), { message: String(error).slice(0, 1000) });
    },
  };
}

/** `mf-catalog/remote` */
const nameIn = (id: string): string => id.split('/')[0]!;
