import { readFileSync, statSync } from 'node:fs';
import { PLATFORM_CONTRACT } from '@stoa/shared/federation/contract-version.ts';
import { devRelease, type DevRelease } from './dev-release.ts';
import { noFirstViews } from './first-views.ts';
import { inlineJson } from '../registry/inline-json.ts';
import type { LiveReleaseWatch } from './live-release.ts';
import { tablesOf, type ServedRelease } from './served-release.ts';
import type { ReleasedShell } from './released-shell.ts';

/** Lays the builds of a developer's machine over the live release. The file is read anew whenever it changes. */
export function withDevRelease(live: LiveReleaseWatch, file: string): LiveReleaseWatch {
  let seen: { changedAt: number; base: ServedRelease | undefined; served: ServedRelease | undefined } | undefined;
  return {
    ...live,
    current: () => {
      const { mtimeMs: changedAt } = statSync(file);
      const base = live.current();
      if (seen?.changedAt !== changedAt || seen.base !== base) {
        seen = { changedAt, base, served: overlay(base, devRelease.parse(JSON.parse(readFileSync(file, 'utf8')))) };
      }
      return seen.served;
    },
  };
}

/** Undefined when neither a shell is live nor one is being developed. What is under development is signed by nobody. */
function overlay(base: ServedRelease | undefined, dev: DevRelease): ServedRelease | undefined {
  const facts = dev.shell ? { version: dev.shell.version, contract: PLATFORM_CONTRACT } : base?.document.shell;
  if (!facts) return undefined;
  const shells = new Map(base?.shells);
  if (dev.shell) shells.set(dev.shell.version, devShell(dev.shell));
  const names = new Set(dev.remotes.map(({ name }) => name));
  const published = base?.document.remotes.filter(({ name }) => !names.has(name)) ?? [];
  // Files that change while one types have no integrity.
  const developed = dev.remotes.map((remote) => ({ ...remote, integrity: '', files: {} }));
  const document = {
    channel: base?.document.channel ?? 'development',
    revision: base?.document.revision ?? 0,
    shell: facts,
    remotes: [...developed, ...published],
    canaries: [],
    revoked: [],
  };
  const { channel, revision } = document;
  const digest = '';
  const live = { version: facts.version, digest, since: new Date(0).toISOString(), by: 'npm run dev', canary: null };
  const decided = { channel, revision, updated_at: null, live: { shell: live }, revoked: [] };
  return {
    decided,
    channel: decided,
    document,
    payload: inlineJson(document),
    signature: undefined,
    fallback: null,
    standIns: undefined,
    held: [],
    artefacts: new Map(),
    before: new Map(),
    shells,
    shellBefore: undefined,
    routesWith: tablesOf(document),
    devOrigins: dev.origins,
  };
}

const devShell = ({ version, scripts, styles }: NonNullable<DevRelease['shell']>): ReleasedShell => {
  const linked = (url: string) => ({ url, integrity: undefined });
  return {
    version,
    scripts: scripts.map(linked),
    styles: styles.map(linked),
    fonts: [],
    textsIn: () => [],
    codeOf: () => ({ scripts: [], styles: [] }),
    firstViews: noFirstViews,
    favicon: undefined,
  };
};
