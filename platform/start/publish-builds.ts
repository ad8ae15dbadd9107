import { join } from 'node:path';
import { isUpToDate, listPackages } from '../src/build/build-all.ts';
import { inputsHash } from '../src/build/inputs-hash.ts';
import { readWorkspace } from '../src/build/workspace.ts';
import { ReleaseRefused } from '../src/registry/refusal.ts';
import { openRegistry, type Registry } from '../src/registry/registry.ts';
import { promote } from '../src/release/apply-release.ts';
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
  const registry = openRegistry(dataDir);
  const published: Published[] = [];
  return {
    packages: listPackages(),
    async publish(name: string): Promise<Published> {
      const release = await buildAndPublish(registry, name);
      published.push(release);
      return release;
    },
    /** One change of the channel for all that is new. */
    async promote(): Promise<void> {
      const { live } = await registry.channels.read(channel);
      const fresh = published.filter(({ name, isNew }) => isNew || !live[name]);
      if (fresh.length === 0) return;
      await promote(registry, channel, fresh, { by: 'npm start', why: 'built from this checkout' });
    },
  };
}

async function buildAndPublish(registry: Registry, name: string): Promise<Published> {
  const publish = async () => {
    const { version, outcome } = await registry.artefacts.publish(join(root, name, 'dist'));
    return { name, version, isNew: outcome === 'published' };
  };
  if (!isUpToDate(name)) await build(name, await chooseVersion(registry, name));
  try {
    return await publish();
  } catch (error) {
    // The same sources built twice differ in their time of build.
    if (!(error instanceof ReleaseRefused) || error.code !== 'version_taken') throw error;
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
  const { code, output } = await run(process.execPath, ['platform/src/build/build-package.ts', name], { env });
  if (code !== 0) throw new Error(`${name} does not build.\n${output.trim()}`);
}
