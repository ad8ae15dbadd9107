import { rootPrincipal } from '@stoa/server/registry/principal.ts';
import type { Context } from '@stoa/server/operations/operation.ts';
import { runOperation } from '@stoa/server/operations/run-operation.ts';
import { createProver } from '@stoa/server/proof/prover.ts';
import { proverProgram } from '../prover/prover-program.ts';
import { openLocalRegistry } from '@stoa/server/registry/registry.ts';
import type { RegistryClient } from './registry-client.ts';

/** Works on the registry itself, as its owner; a running gateway sees the change within a moment. */
export async function openFolderClient(dataDir: string, by: string): Promise<RegistryClient> {
  const registry = await openLocalRegistry(dataDir);
  const context: Context = {
    registry,
    principal: { ...rootPrincipal, name: by },
    health: undefined,
    prover: createProver({ files: registry.blobs, env: process.env, program: proverProgram }),
    siteUrl: process.env['STOA_SITE_URL'] ?? 'http://localhost:8080',
    onChange: async () => undefined,
    isWritable: () => true,
  };
  return {
    place: registry.storage.description,
    registry,
    call: (name, given) => runOperation(name, context, given),
    close: () => registry.leases.close(),
  };
}
