import { getInstance } from '@module-federation/enhanced/runtime';
import { RemoteFailure } from '../failure/remote-failure.ts';

type Scope = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap'][string];
type Lent = Scope[string][string];

/** Every library that the shell lends, in each version: its name and its record. */
function* lentLibraries() {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {})) {
    for (const [name, versions] of Object.entries(scope)) {
      for (const lent of Object.values(versions)) yield { name, lent };
    }
  }
}

const watched = new WeakSet<Lent>();
/** Libraries whose code was asked for and is not here yet. */
const awaited = new Map<Lent, string>();

/** Remotes take what they borrow from its record, and nobody else hears of it; so the record itself tells who waits. */
export function watchShares(): void {
  for (const { name, lent } of lentLibraries()) {
    if (watched.has(lent)) continue;
    watched.add(lent);
    const { get } = lent;
    lent.get = (() => {
      const given: unknown = get();
      if (!(given instanceof Promise)) return given;
      awaited.set(lent, name);
      return given.finally(() => awaited.delete(lent));
    }) as Lent['get'];
  }
}

/** The federation runtime keeps a shared library's failed loading for ever; without it, the next try asks again. */
export function forgetFailedShares(): void {
  for (const { lent } of lentLibraries()) if (lent.loading && !lent.lib) lent.loading = null;
}

/** Waiting in vain for the exposed module may be waiting for a library that the shell lends. */
export function nameHungShare(error: unknown): unknown {
  const [name] = awaited.values();
  if (!(error instanceof RemoteFailure) || error.type !== 'timeout' || !name) return error;
  return new RemoteFailure({ stage: 'shared', type: 'timeout', detail: `waiting for ${name}`, cause: error });
}
