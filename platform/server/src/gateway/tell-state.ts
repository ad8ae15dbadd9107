import type { FastifyBaseLogger } from 'fastify';
import type { GatewayState } from '@stoa/shared/platform-contract/gateways.ts';
import { GATEWAY_SPEAKS_EVERY_MS, type GatewayStore } from '../registry/gateway-store.ts';
import { oneAfterAnother } from '../registry/one-after-another.ts';
import type { LiveReleaseWatch } from './live-release.ts';

/** What this gateway serves at this moment. */
export function stateOf(name: string, release: LiveReleaseWatch): Omit<GatewayState, 'written_at'> {
  const served = release.current();
  return {
    name,
    channel: release.channel,
    revision: served?.document.revision ?? null,
    held: [...(served?.held ?? [])],
    trouble: release.trouble()?.message.slice(0, 500) ?? null,
  };
}

interface Telling {
  name: string;
  release: LiveReleaseWatch;
  log: FastifyBaseLogger;
}

/** Writes down what this gateway serves, with each change and every few seconds. Returns how to end it. */
export function tellState(gateways: GatewayStore, { name, release, log }: Telling): () => Promise<void> {
  const inTurn = oneAfterAnother();
  let isFailing = false;
  const tell = (): Promise<void> =>
    inTurn(async () => {
      try {
        await gateways.tell(stateOf(name, release));
        isFailing = false;
      } catch (error) {
        // Once: a storage that is away is told of elsewhere, too.
        if (!isFailing) log.warn(error, 'cannot write down what this gateway serves');
        isFailing = true;
      }
    });
  const stop = release.onChange(() => void tell());
  const timer = setInterval(() => void tell(), GATEWAY_SPEAKS_EVERY_MS).unref();
  void tell();
  return async () => {
    stop();
    clearInterval(timer);
    await inTurn(() => gateways.leave()).catch(() => undefined);
  };
}
