import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import type { GatewayAnswer } from '@stoa/shared/platform-contract/gateways.ts';
import { GATEWAY_SPEAKS_EVERY_MS, type GatewayStore } from '../registry/gateway-store.ts';

const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 100;
/** Nobody waits for one that should have spoken by now. */
const SILENT_AFTER_MS = 1.5 * GATEWAY_SPEAKS_EVERY_MS;

type Served = Required<Pick<ChannelReply, 'gateways' | 'gateways_known'>>;

/**
 * Waits until the gateways of the channel serve a change, or until it is clear that some do not. Tells what each of them
 * serves then, and whether they could be listed at all; never throws, as the change stands whatever becomes of this.
 */
export async function awaitGateways(
  gateways: GatewayStore,
  channel: string,
  revision: number,
  patienceMs = PATIENCE_MS,
): Promise<Served> {
  const began = performance.now();
  /** The last word of each from before, in the time of its own clock: another word is news, whatever time it says. */
  const before = new Map<string, string>();
  for (;;) {
    const states = await gateways.list(channel).catch(() => undefined);
    const waited = performance.now() - began;
    const answers = (states ?? []).map((state): GatewayAnswer => {
      const { name, written_at: word } = state;
      if (!before.has(name)) before.set(name, word);
      if ((state.revision ?? 0) >= revision) return { ...state, state: 'serves' };
      return { ...state, state: before.get(name) === word ? 'silent' : 'late' };
    });
    const isAwaited = ({ state }: GatewayAnswer) =>
      state === 'late' || (state === 'silent' && waited < SILENT_AFTER_MS);
    const isOver = states !== undefined && !answers.some(isAwaited);
    if (isOver || waited >= patienceMs) return { gateways: answers, gateways_known: states !== undefined };
    await pause(LOOK_EVERY_MS);
  }
}
