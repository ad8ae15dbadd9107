import type { FastifyBaseLogger } from 'fastify';
import type { ReportSource } from '../health/report-source.ts';
import { openHealthStore, type HealthStore } from '../health/health-store.ts';
import { judgeChannel, watchCanaries } from '../health/watch-canaries.ts';
import { createWebhook } from '../health/webhook.ts';
import type { Registry } from '../registry/registry.ts';
import { isRefused } from '../registry/refusal.ts';
import { applyChange } from '../release/apply-change.ts';
import { isOurVisitor } from '../release/canary-choice.ts';
import type { LiveReleaseWatch } from './live-release.ts';
import type { GatewaySettings } from './settings.ts';

export interface HealthWatch {
  health: HealthStore;
  source: ReportSource;
  onTrouble(error: unknown): void;
  onCorrupt(error: unknown, file: string): void;
  /** Begins to judge canaries. */
  start(release: LiveReleaseWatch): void;
  close(): Promise<void>;
}

/** Counts what browsers report, judges canaries by it, and tells operators by webhook. */
export function watchHealth(registry: Registry, settings: GatewaySettings, log: FastifyBaseLogger): HealthWatch {
  throw new Error('filled in when the health room stands');
}
