import { join } from 'node:path';
import { builder, isUpToDate, listPackages } from './build-all.ts';
import { inputsHash } from '@stoa/toolchain/build/inputs-hash.ts';
import { readWorkspace } from '@stoa/toolchain/build/workspace.ts';
import { isRefused } from '@stoa/server/registry/refusal.ts';
import { openLocalRegistry, type Registry } from '@stoa/server/registry/registry.ts';
import { applyChange } from '@stoa/server/release/apply-change.ts';
import { publishFolder } from '@stoa/server/release/publish-artefact.ts';
import { root, run } from './run-command.ts';

export interface Published {
  name: string;
  version: string;
  isNew: boolean;
}

/**
 * Builds what changed, publishes every build into the data folder's registry, and puts the new ones live. A build that
 * is published already stays as it is, and so does what an operator has rolled back to.
 */
export function openPublishing(dataDir: string, channel: string) {
  const opened = openLocalRegistry(dataDir);
  const published: Published[] = [];
  /** The shell goes first: what the others are checked against, may have changed with them. */
  let shell: Promise<unknown> = Promise.resolve();
  return {
    packages: listPackages(),
    async publish(name: string): Promise<Published> {
      const release = buildAndPublish(await opened, name, shell);
      if (name === 'shell') shell = release.catch(() => undefined);
      published.push(await release);
      return release;
    },
    /** One change of the channel for all that is new. */
    async promote(): Promise<void> {
      const registry = await opened;
      const { live } = await registry.channels.read(channel);
      const fresh = published.filter(({ name, isNew }) => isNew || !live[name]);
      if (fresh.length === 0) return;
      const releases = fresh.map(({ name, version }) => ({ name, version }));
      // What the checkout holds is what its developer wants to see.
      await applyChange(
        registry,
        channel,
        { kind: 'promote', releases, allowLower: true, allowInsideRoutes: true },
        BECAUSE,
      );
    },
  };
}

const BECAUSE = { by: 'npm start', why: 'built from this checkout' };

async function buildAndPublish(registry: Registry, name: string, shell: Promise<unknown>): Promise<Published> {
  const publish = async () => {
    await shell;
    const { version, outcome } = await publishFolder(registry, join(root, name, 'dist'), BECAUSE.by);
    return { name, version, isNew: outcome === 'published' };
  };
  if (!isUpToDate(name)) await build(name, await chooseVersion(registry, name));
  try {
    return await publish();
  } catch (error) {
    // The same sources built twice differ in their time of build.
    if (!isRefused(error, 'version_taken')) throw error;
    const version = await chooseVersion(registry, name);
    if (await registry.artefacts.find(name, version)) return { name, version, isNew: false };
    await build(name, version);
    return publish();
  }
}

/**
 * A published version never changes. When the sources changed and package.json still says a published version, as
 * happens all day on a developer's machine, the build gets a version of its own, named after its inputs.
 */
async function chooseVersion({ artefacts }: Registry, name: string): Promise<string> {
  const workspace = readWorkspace(join(root, name));
  if (!(await artefacts.find(name, workspace.version))) return workspace.version;
  return `${workspace.version}-b${inputsHash(workspace, { source: true }).slice(0, 8)}`;
}

async function build(name: string, version: string): Promise<void> {
  const env = { ...process.env, STOA_VERSION: version };
  const { code, output } = await run(process.execPath, [builder, name], { env });
  if (code !== 0) throw new Error(`${name} does not build.\n${output.trim()}`);
}
