import type { Proof, ProofMixture } from '@stoa/shared/platform-contract/proofs.ts';
import type { Registry } from '../registry/registry.ts';

/** Invented answers may be others with a newer platform, and those of a site are others tomorrow. */
const FRESH_MS = 24 * 60 * 60_000;

/** What was seen of this page not long ago, when its version was proved. */
export async function seenOf(registry: Registry, name: string, page: ProofMixture): Promise<Proof | undefined> {
  const version = page[name];
  const proofs = version === undefined ? [] : await registry.proofs.list(name, version);
  return proofs.find(
    ({ outcome, at, mixtures }) =>
      outcome === 'passed' &&
      Date.now() - Date.parse(at) < FRESH_MS &&
      JSON.stringify(Object.entries(mixtures[0] ?? {}).sort()) === JSON.stringify(Object.entries(page).sort()),
  );
}
