import type { ChannelDocument, ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import { refuse } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { alreadySo, applyChange, type Because } from './apply-change.ts';
import { checkChange } from './check-change.ts';
import type { Intent } from './plan-change.ts';
import { pagesToMount } from './proof-pages.ts';
import { proveChange, type Proving } from './prove-release.ts';

/** Others may change the channel while versions are mounted; then they are mounted among what is live by now, so often. */
const PROOFS = 3;

/**
 * Mounts what a change brings, then makes it; what visitors get was mounted as they get it.
 * @throws ReleaseRefused, StorageUnavailable
 */
export async function applyProven(
  registry: Registry,
  proving: Proving,
  { channel, intent, because }: { channel: string; intent: Intent; because: Because },
): Promise<ChannelReply> {
  for (let proof = 0; proof < PROOFS; proof += 1) {
    // What cannot be done, or is done already, needs no browser.
    const { document, unchanged } = await checkChange(registry, channel, intent, because);
    if (unchanged) return alreadySo(document, unchanged);
    const proofs = await proveChange(registry, proving, document, intent);
    const mounted = pagesToMount(document, intent);
    try {
      const reply = await applyChange(registry, channel, intent, because, (now) =>
        requireMounted(now, intent, mounted),
      );
      return { ...reply, proofs };
    } catch (error) {
      if (!(error instanceof PagesMoved)) throw error;
    }
  }
  const message = `${channel} was changed by others each time that this was mounted in a browser, so what would go live was never seen.`;
  throw refuse('revision_moved', message, { remedy: 'Try again when the others are done: stoa history names them.' });
}

/** Not to be told to anybody: it is mounted anew. */
class PagesMoved extends Error {
  override name = 'PagesMoved';
}

function requireMounted(now: ChannelDocument, intent: Intent, mounted: string): void {
  if (pagesToMount(now, intent) !== mounted) throw new PagesMoved();
}
