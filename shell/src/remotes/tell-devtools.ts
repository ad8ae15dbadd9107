import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { getInstance } from '@module-federation/enhanced/runtime';

interface SharedModule {
  sharedName: string;
  version: string;
}

interface Files {
  sync: string[];
  async: string[];
}

/** A build in the page, as module federation's own snapshots write it. */
interface ModuleInfo {
  version: string;
  remoteEntry: string;
  globalName?: string;
  publicPath?: string;
  modules?: { moduleName: string; modulePath: string; assets: { js: Files; css: Files } }[];
  shared: SharedModule[];
  /** Who loads whom. */
  remotesInfo: Record<string, { matchedVersion: string }>;
}

/**
 * Module federation's devtools show what stands in its global table of snapshots. The runtime would write it off
 * manifests; ours come from the release document, so the shell writes it.
 */
export function tellDevtools({ name, version, entry, global, preload }: ReleasedRemote): void {
  const instance = getInstance();
  if (!instance) return;
  const snapshots = globalThis.__FEDERATION__.moduleInfo as unknown as Record<string, ModuleInfo>;
  const shell = (snapshots[instance.name] ??= {
    version: instance.options.version ?? '',
    remoteEntry: '',
    shared: [],
    remotesInfo: {},
  });
  shell.shared = Object.entries(instance.shareScopeMap['default'] ?? {}).flatMap(([sharedName, versions]) =>
    Object.keys(versions).map((shared) => ({ sharedName, version: shared })),
  );
  shell.remotesInfo[name] = { matchedVersion: version };
  snapshots[`${name}:${version}`] = {
    version,
    remoteEntry: entry,
    globalName: global,
    publicPath: entry.slice(0, entry.lastIndexOf('/') + 1),
    modules: [{ moduleName: 'remote', modulePath: './remote', assets: assetsOf(preload['remote']) }],
    shared: [],
    remotesInfo: {},
  };
}

const assetsOf = ({ js, css }: ReleasedRemote['preload'][string] = { js: [], css: [] }) => ({
  js: { sync: js, async: [] },
  css: { sync: css, async: [] },
});
