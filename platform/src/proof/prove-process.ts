import { requireChromium } from '../browser/find-chromium.ts';
import { openStorage } from '../storage/open-storage.ts';
import { proveVersion } from './prove-version.ts';
import type { ProveOrder, ProveReply } from './prover.ts';

/** Takes one order from the process that forked it, answers it, and is ended by that one. */
process.once('message', (order) => {
  void prove(order as ProveOrder).then((reply) => process.send?.(reply));
});
// The one that asked is gone.
process.once('disconnect', () => process.exit(0));

async function prove({ dataDir, subject }: ProveOrder): Promise<ProveReply> {
  try {
    const { env } = process;
    const storage = await openStorage({ dataDir, url: env['STOA_RELEASES'] || undefined, env });
    const settings = { executablePath: requireChromium(), apiUrl: env['STOA_PROOF_SITE'] || undefined };
    return { done: await proveVersion(storage, subject, settings) };
  } catch (error) {
    return { broke: error instanceof Error ? error.message : String(error) };
  }
}
