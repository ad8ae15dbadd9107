import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { isRemote, isShell, type Artefact } from '../registry/artefact-store.ts';
import { gatePage } from '../release/gate/gate-page.ts';
import { Fault } from './check-version.ts';

/** A page that is put together of one shell and one version of each remote. */
export interface PageFit {
  add(remote: Artefact): void;
  /** Why this version cannot be on the page beside the others. */
  misfitOf(remote: Artefact): Fault | undefined;
}

export function pageFit(shell: Artefact): PageFit {
  const { descriptor } = shell;
  const remotes = new Map<string, RemoteDescriptor>();
  return {
    add: ({ descriptor: added }) => void (isRemote(added) && remotes.set(added.name, added)),
    misfitOf: ({ descriptor: asked }) => {
      if (!isShell(descriptor) || !isRemote(asked)) return undefined;
      const others = [...remotes.values()].filter(({ name }) => name !== asked.name);
      const before = new Set(refusalsOf(descriptor, others));
      const refusal = refusalsOf(descriptor, [...others, asked]).find((one) => !before.has(one));
      return refusal === undefined ? undefined : new Fault('misfit', refusal);
    },
  };
}

const refusalsOf = (shell: ShellDescriptor, remotes: readonly RemoteDescriptor[]): string[] =>
  gatePage({ shell, remotes }).map(({ message }) => message);
