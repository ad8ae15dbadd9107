import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelChange } from '@stoa/shared/contract/channels.ts';
import type { GatewayAnswer, GatewayState } from '@stoa/shared/contract/gateways.ts';
import { GATEWAY_SPEAKS_EVERY_MS, type GatewayStore } from '../registry/gateway-store.ts';

const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 100;
/** Nobody waits for one that should have spoken by now. */
const SILENT_AFTER_MS = 1.5 * GATEWAY_SPEAKS_EVERY_MS;

/**
 * Waits until the gateways of the channel serve a change, or until it is clear that some do not. Tells what each of them
 * serves then; never throws, as the change stands whatever becomes of this.
 */
export async function awaitGateways(
  gateways: GatewayStore,
  channel: string,
  { revision, at }: Pick<ChannelChange, 'revision' | 'at'>,
  patienceMs = PATIENCE_MS,
): Promise<GatewayAnswer[]> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const states = await gateways.list(channel).catch(() => []);
    const answers = states.map((state) => answerOf(state, revision, at));
    const isAwaited = ({ state, written_at: at }: GatewayAnswer) =>
      state !== 'serves' && Date.now() - Date.parse(at) < SILENT_AFTER_MS;
    if (!answers.some(isAwaited) || Date.now() >= end) return answers;
    await pause(LOOK_EVERY_MS);
  }
}

function answerOf(state: GatewayState, revision: number, at: string): GatewayAnswer {
  if ((state.revision ?? 0) >= revision) return { ...state, state: 'serves' };
  return { ...state, state: Date.parse(state.written_at) > Date.parse(at) ? 'late' : 'silent' };
}
