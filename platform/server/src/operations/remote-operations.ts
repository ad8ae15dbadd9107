import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import { requireVerb } from '../access/rights.ts';
import { refuse } from '../registry/refusal.ts';
import { whoIs } from '../registry/principal.ts';
import type { Registry } from '../registry/registry.ts';
import { diffVersions } from '../release/diff-versions.ts';
import { proveCandidate } from '../release/prove-release.ts';
import { planPublish, publishArtefact } from '../release/publish-artefact.ts';
import { listHolders, retireVersion } from '../release/retire-version.ts';
import { listRemotes, listVersions } from '../release/shelf.ts';
import { defineOperations } from './operation.ts';

export const remoteOperations = defineOperations({
  listRemotes: async ({ registry }) => ({ remotes: await listRemotes(registry) }),
  listVersions: async ({ registry }, { params: { name } }) => {
    const versions = await listVersions(registry, name);
    if (versions.length === 0) throw refuse('not_found', `Nothing was published under the name ${name}.`, name);
    return { name, versions };
  },
  getVersion: async ({ registry }, { params: { name, version } }) => {
    const { digest: _, ...record } = await requireArtefact(registry, name, version);
    const [holders, proofs] = await Promise.all([
      listHolders(registry, name, version),
      registry.proofs.list(name, version),
    ]);
    return { record, holders, proofs };
  },
  getProofPicture: async ({ registry }, { params: { name, version, picture } }) => {
    const isIts = (await registry.proofs.picturesOf(name, version)).has(picture);
    const content = isIts ? await registry.blobs.read(picture) : undefined;
    if (!content) throw refuse('not_found', `${name}@${version} has no such picture.`, name);
    return { jpeg: content.toString('base64') };
  },
  diffVersions: async ({ registry }, { params: { name }, query: { from, to } }) =>
    diffVersions(await requireArtefact(registry, name, from), await requireArtefact(registry, name, to)),
  retireVersion: async ({ registry, principal }, { params: { name, version }, body }) => {
    const { why, despite_pages: despitePages } = body;
    requireVerb(principal, 'retire', [name]);
    if (despitePages && why === '') throw refuse('invalid', `${DESPITE_PAGES}: give one as why.`, name);
    return retireVersion(registry, { name, version }, { by: principal.name, why, despitePages });
  },

  planPublish: ({ registry, principal, gate }, { body }) => {
    requireVerb(principal, 'publish', [body.descriptor.name]);
    return planPublish(registry, body, gate);
  },
  putBlob: async ({ registry, principal }, { params: { blob }, body }) => {
    requireVerb(principal, 'publish', []);
    await registry.blobs.put(blob, body);
    return { bytes: body.length };
  },
  publish: ({ registry, principal, gate, prover }, { body }) => {
    requireVerb(principal, 'publish', [body.descriptor.name]);
    const proving = prover && { prover, by: whoIs(principal) };
    const prove = proving && ((candidate: ArtefactRecord) => proveCandidate(registry, proving, candidate));
    return publishArtefact(registry, body, principal.name, { gate, prove });
  },
});

const DESPITE_PAGES = 'A version that pages say they have open goes only with a reason, for whoever has it open';

async function requireArtefact(registry: Registry, name: string, version: string) {
  const artefact = await registry.artefacts.find(name, version);
  if (artefact) return artefact;
  throw refuse('unknown_version', `${name}@${version} was never published here, or was retired.`, name);
}
