import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import type { RemoteLifecycles } from '@stoa/shared/federation/create-remote.tsx';
import { freshChunkAddresses } from '@stoa/shared/federation/fresh-chunk-addresses.ts';
import { loadRemote as loadExposed, registerRemotes } from '@module-federation/enhanced/runtime';
import { RemoteFailure } from '../failure/remote-failure.ts';
import { noteCode } from '../release/code-in-page.ts';
import { releaseIdOf } from '../release/read-remote.ts';
import { forgetFailedShares, nameHungShare, watchShares } from './lent-libraries.ts';
import type { LoadBudget } from './load-budget.ts';
import { forgetFile, loadFile, type RemoteFile } from './load-file.ts';
import { loadTexts } from './load-texts.ts';
import { tellDevtools } from './tell-devtools.ts';

/** The group of files that hold the exposed module itself. */
const EXPOSED = 'remote';

const registered = new Set<string>();

/**
 * The lifecycles of a remote. Its files, and those of the route's own groups, come side by side, and not one after the
 * other as the federation runtime and the remote would ask for them; these then find everything in place. So the
 * remote's first render has no lazy screen to wait for, which React would make it do for 300 ms at least.
 * @throws RemoteFailure
 */
export async function loadRemote(
  remote: ReleasedRemote,
  groups: readonly string[],
  budget: LoadBudget,
): Promise<RemoteLifecycles> {
  await loadFiles(remote, groups, budget);
  register(remote);
  watchShares();
  forgetFailedShares();
  try {
    const id = `${federatedName(remote)}/remote`;
    return requireLifecycles(remote, await budget.run('chunk', () => loadExposed<Partial<RemoteLifecycles>>(id)));
  } catch (error) {
    // A chunk that came and did not run must be had anew, and what the runtime asked for itself not from the same address.
    for (const { stage, url } of filesOf(remote, groups)) if (stage === 'chunk') forgetFile(url);
    freshChunkAddresses();
    throw nameHungShare(error);
  }
}

/** Entry, code and styles of a remote and of some of its groups, without running any of its screens. */
export async function loadFiles(remote: ReleasedRemote, groups: readonly string[], budget: LoadBudget): Promise<void> {
  requireWhole(remote);
  // Code from a developer's machine is no release that could be retired.
  if (remote.integrity) noteCode(releaseIdOf(remote));
  const files = filesOf(remote, groups);
  const load = () =>
    Promise.all([...files.map((file) => loadFile(file, budget.remaining())), loadTexts(remote, [EXPOSED, ...groups])]);
  await budget.run('entry', load, remote.entry);
  if (!(remote.global in window)) {
    forgetFile(remote.entry);
    const detail = 'the script ran without defining its container';
    throw new RemoteFailure({ stage: 'entry', type: 'missing', file: remote.entry, detail });
  }
}

function filesOf(remote: ReleasedRemote, groups: readonly string[]): RemoteFile[] {
  const wanted = [EXPOSED, ...groups].flatMap((group) => remote.preload[group] ?? []);
  const [js, css] = [new Set(wanted.flatMap((group) => group.js)), new Set(wanted.flatMap((group) => group.css))];
  const fileOf = (stage: RemoteFile['stage']) => (url: string) => ({ stage, url, integrity: remote.files[url] });
  return [
    { stage: 'entry', url: remote.entry, integrity: remote.integrity || undefined },
    ...[...js].filter((url) => url !== remote.entry).map(fileOf('chunk')),
    ...[...css].map(fileOf('stylesheet')),
  ];
}

/** Two versions may be in one page, so each is a remote of its own to the federation runtime. */
const federatedName = (remote: ReleasedRemote) =>
  remote.integrity ? releaseIdOf(remote) : `${releaseIdOf(remote)}+${new URL(remote.entry, window.location.href).host}`;

function register(remote: ReleasedRemote): void {
  const name = federatedName(remote);
  if (registered.has(name)) return;
  registerRemotes([{ name, entry: remote.entry, entryGlobalName: remote.global }]);
  registered.add(name);
  tellDevtools(remote);
}

function requireWhole({ name, version, entry, global }: ReleasedRemote): void {
  if (version && entry && global) return;
  throw new RemoteFailure({ stage: 'descriptor', type: 'missing', detail: `the release says too little of ${name}` });
}

function requireLifecycles({ name }: ReleasedRemote, exposed: Partial<RemoteLifecycles> | null): RemoteLifecycles {
  const { bootstrap, mount, update, unmount } = exposed ?? {};
  if (bootstrap && mount && update && unmount) return { bootstrap, mount, update, unmount };
  throw new RemoteFailure({ stage: 'chunk', type: 'missing', detail: `${name} exposes no lifecycles` });
}
