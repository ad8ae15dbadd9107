import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { CanaryVerdict, ChannelStatus, VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import type { ReportSource } from '../health/report-source.ts';
import type { GatewayState } from '@stoa/shared/platform-contract/gateways.ts';
import type { Registry } from '../registry/registry.ts';
import { noPast, readPasts, rollbackTargets } from '../release/past-versions.ts';

const MINUTES = 60;
const MOST_VERSIONS = 20;

interface StatusQuestion {
  registry: Registry;
  health: ReportSource | undefined;
  isWritable(): boolean;
}

/** Who is live where, since when, by whom, with what health. */
export async function readStatus(question: StatusQuestion, channel: string): Promise<ChannelStatus> {
  const { registry, isWritable } = question;
  const document = await registry.channels.read(channel);
  const health = question.health?.channel === channel ? question.health : undefined;
  const [pasts, names, report, verdicts, gateways] = await Promise.all([
    readPasts(registry.channels, document),
    registry.artefacts.listNames(),
    health?.report({ minutes: MINUTES }).catch(() => undefined),
    health?.verdicts(document).catch((): CanaryVerdict[] => []) ?? [],
    registry.gateways.list(channel),
  ]);
  const healthOf = (name: string, version: string | undefined): VersionHealth | null =>
    report?.versions.find((one) => one.name === name && one.version === version) ?? null;
  const remotes = await Promise.all(
    [...new Set([...names, ...Object.keys(document.live)])].sort().map(async (name) => {
      const live = document.live[name] ?? null;
      const policy = await registry.policies.get(channel, name);
      return {
        name,
        live,
        versions: (await registry.artefacts.listVersions(name)).slice(0, MOST_VERSIONS),
        before: findUsableBefore(document, name, rollbackTargets(pasts.get(name) ?? noPast)),
        approval: policy.approval,
        judged: policy.judged,
        proof: policy.proof,
        health: healthOf(name, live?.version),
        canary_health: healthOf(name, live?.canary?.version),
        verdict: verdicts.find((verdict) => verdict.name === name) ?? null,
        held: heldBackOf(gateways, name),
      };
    }),
  );
  return { document, remotes, gateways, writable: isWritable() };
}

const heldBackOf = (gateways: readonly GatewayState[], name: string) =>
  gateways.flatMap(({ name: gateway, held }) =>
    held.filter((one) => one.name === name).map((one) => ({ ...one, gateway })),
  );

const findUsableBefore = ({ revoked }: ChannelDocument, name: string, versions: readonly string[]): string | null =>
  versions.find((version) => !revoked.includes(`${name}@${version}`)) ?? null;
