import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import type { WebhookEvent } from '@stoa/shared/platform-contract/health.ts';
import { platformPrincipal } from '../registry/principal.ts';
import { openFailureLog, type FailureLog } from '../health/failure-log.ts';
import { openHealthStore, type HealthStore } from '../health/health-store.ts';
import type { ReportSource } from '../health/report-source.ts';
import { judgeChannel, watchCanaries, type Judging } from '../health/watch-canaries.ts';
import { eventOfChange, webhookEventOf } from '../health/webhook-event.ts';
import { createWebhook } from '../health/webhook.ts';
import type { Registry } from '../registry/registry.ts';
import { applyChange } from '../release/apply-change.ts';
import { sayHeld } from './held-back.ts';
import type { LiveReleaseWatch } from './live-release.ts';
import type { GatewaySettings } from './settings.ts';

export interface HealthWatch {
  health: HealthStore;
  failures: FailureLog;
  source: ReportSource;
  /** Tells operators of a change that someone made here. */
  announce(channel: string, change: ChannelChange): void;
  /** The registry cannot be read or trusted. */
  onTrouble(error: unknown): void;
  /** A live version is not given to pages. */
  onHeld(held: HeldBack): void;
  /** A published file is not what it was. */
  onCorrupt(error: unknown, file: string): void;
  /** Begins to judge canaries. */
  start(release: LiveReleaseWatch): void;
  close(): Promise<void>;
}

/** Counts what browsers report, judges canaries by it, and tells operators by webhook. */
export function watchHealth(registry: Registry, settings: GatewaySettings, log: FastifyBaseLogger): HealthWatch {
  const { channel } = settings;
  let release: LiveReleaseWatch | undefined;
  const health = openHealthStore(registry.storage, {
    channel,
    secret: registry.keys.visitorSecret,
    gatewayId: registry.processId,
    current: () => release?.current()?.decided,
    days: settings.reportDays,
    log: (words, error) => log.warn(error, words),
  });
  const failures = openFailureLog({ folder: join(settings.dataDir, 'reports'), days: settings.reportDays });
  const judging: Judging = { health, policies: (name) => registry.policies.get(channel, name) };
  const webhook = settings.webhook && createWebhook({ ...settings.webhook, log: (words) => log.warn(words) });
  const notify = (event: WebhookEvent): void => webhook?.notify(event);
  const corrupt = new Set<string>();
  let stopJudging: (() => Promise<void>) | undefined;

  const tellCorrupt = (file: string, error: unknown): void => {
    // Once: every page that asks for it would tell again.
    if (corrupt.has(file)) return;
    corrupt.add(file);
    release?.recheck();
    log.error(error, `${file} is not what was published`);
    notify(
      webhookEventOf({ kind: 'integrity-failed', channel, text: `${channel}: ${file} is not what was published.` }),
    );
  };

  return {
    health,
    failures,
    source: { channel, report: health.report, verdicts: (document) => judgeChannel(document, judging) },
    announce: (where, change) => {
      const event = eventOfChange(where, change);
      if (event) notify(event);
    },
    onTrouble: (error) => {
      const words = error instanceof Error ? error.message : String(error);
      const isIntegrity = error instanceof Error && /Corrupt|Untrusted/.test(error.name);
      const kind = isIntegrity ? 'integrity-failed' : 'registry-unavailable';
      notify(webhookEventOf({ kind, channel, text: `${channel}: the last good release stays in service. ${words}` }));
    },
    onHeld: (one) => {
      const { name, version, serving, fault, why } = one;
      const kind = fault === 'slow' || fault === 'unreadable' ? 'registry-unavailable' : 'integrity-failed';
      const text = `${channel}: ${sayHeld(one)}, says ${settings.gatewayName}. ${why}.`;
      notify(webhookEventOf({ kind, channel, text, name, from: version, to: serving }));
    },
    onCorrupt: (error, file) => tellCorrupt(file, error),
    start: (watched) => {
      release = watched;
      void failures.clean().catch((error: unknown) => log.warn(error, 'old reports were not deleted'));
      const canaries = watchCanaries({
        ...judging,
        readChannel: () => registry.channels.read(channel),
        endCanary: async ({ name, version, words, expectedRevision }) => {
          const because = { by: platformPrincipal.name, why: words, expectedRevision, isAutomatic: true };
          const intent = { kind: 'rollback' as const, name, from: version, revoke: false };
          const reply = await applyChange(registry, channel, intent, because);
          await watched.refresh();
          return reply;
        },
        notify,
        log: (words, error) => log.warn(error, words),
      });
      stopJudging = canaries.stop;
    },
    close: async () => {
      await stopJudging?.();
      await health.close();
      await webhook?.close();
    },
  };
}
