/**
 * Publishes every build of this checkout into the data folder's registry and puts the new ones live. A build that is
 * live already, or that an operator has rolled back from, is left as it is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages, readBuiltVersion } from '../src/build/build-all.ts';
import { openRegistry, type Registry } from '../src/registry/registry.ts';
import { ReleaseRefused } from '../src/registry/refusal.ts';
import { promote } from '../src/release/apply-release.ts';
import { root, run } from './run-command.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const registry = openRegistry(settings.STOA_DATA_DIR);
const { live } = await registry.channels.read(settings.STOA_CHANNEL);

const fresh: { name: string; version: string }[] = [];
for (const name of listPackages()) {
  const { version, isNew } = await publishBuild(registry, name);
  if (isNew || !live[name]) fresh.push({ name, version });
}
if (fresh.length > 0) {
  await promote(registry, settings.STOA_CHANNEL, fresh, { by: 'npm start', why: 'built from this checkout' });
}

async function publishBuild(registry: Registry, name: string): Promise<{ version: string; isNew: boolean }> {
  const dist = join(root, name, 'dist');
  try {
    const { version, outcome } = await registry.artefacts.publish(dist);
    return { version, isNew: outcome === 'published' };
  } catch (error) {
    if (!(error instanceof ReleaseRefused) || error.code !== 'version_taken') throw error;
    return publishUnderOwnVersion(registry, name, dist);
  }
}

/**
 * The sources changed and package.json still says the published version, as happens all day on a developer's machine.
 * A published version never changes, so that this build gets one of its own, named after its inputs.
 */
async function publishUnderOwnVersion(registry: Registry, name: string, dist: string) {
  const inputs = readFileSync(join(dist, '.build-hash'), 'utf8');
  const [base = ''] = readBuiltVersion(dist).split('-');
  const version = `${base}-b${inputs.slice(0, 8)}`;
  if (await registry.artefacts.find(name, version)) return { version, isNew: false };
  const { code, output } = await run(process.execPath, ['platform/src/build/build-all.ts', '--only', name], {
    env: { ...process.env, STOA_VERSION: version },
  });
  if (code !== 0) throw new Error(output);
  await registry.artefacts.publish(dist);
  return { version, isNew: true };
}
