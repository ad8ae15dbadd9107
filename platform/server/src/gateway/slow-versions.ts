import type { Artefact } from '../registry/artefact-store.ts';
import { inParallel } from '../registry/in-parallel.ts';
import type { Registry } from '../registry/registry.ts';
import { checkVersion, Fault, type WantedVersion } from './check-version.ts';

/**
 * Versions that did not come in time, live ones and those that were to stand in for them. Nobody waits for them again:
 * they are asked beside the looks, which have everybody's news to serve.
 */
export interface SlowVersions {
  find(id: string): Fault | undefined;
  note(name: string, wanted: WantedVersion, found: Artefact | Fault): void;
  /** Asks for all of them at once, and forgets those that come by now, or have another fault. */
  askAgain(): Promise<void>;
  forget(): void;
}

interface Slow {
  name: string;
  wanted: WantedVersion;
  fault: Fault;
}

export function rememberSlow(registry: Registry, patienceMs: number): SlowVersions {
  const known = new Map<string, Slow>();
  const note: SlowVersions['note'] = (name, wanted, found) => {
    const id = `${name}@${wanted.version}`;
    if (found instanceof Fault && found.kind === 'slow') known.set(id, { name, wanted, fault: found });
    else known.delete(id);
  };
  return {
    find: (id) => known.get(id)?.fault,
    note,
    askAgain: async () => {
      const all = [...known.values()];
      const ask = async ({ name, wanted }: Slow) =>
        note(name, wanted, await checkVersion(registry, name, wanted, patienceMs));
      await inParallel(all, ask, all.length);
    },
    forget: () => known.clear(),
  };
}
