import type { FastifyInstance } from 'fastify';
import { METRICS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { LiveReleaseWatch } from './live-release.ts';

interface Options {
  name: string;
  release: LiveReleaseWatch;
}

/** `/metrics`: what this gateway serves, in Prometheus' text format. Nothing in it is secret: pages show the same. */
export async function metrics(app: FastifyInstance, { name, release }: Options): Promise<void> {
  app.get(METRICS_PATH, async (_request, reply) => {
    const here = { gateway: name, channel: release.channel };
    const served = release.current();
    const held = (served?.held ?? []).map((one) => {
      const { name: remote, version, serving, fault, why } = one;
      const kind = one.canary ? 'canary' : 'stable';
      return line('stoa_remote_held_back', { ...here, remote, version, serving: serving ?? '', kind, fault, why }, 1);
    });
    const lines = [
      ...gauge('stoa_release_revision', 'Revision of the channel that pages get; 0 while there is none.', [
        line('stoa_release_revision', here, served?.document.revision ?? 0),
      ]),
      ...gauge('stoa_registry_readable', '1 while the newest revision can be read and trusted.', [
        line('stoa_registry_readable', here, release.trouble() ? 0 : 1),
      ]),
      ...gauge('stoa_remotes_held_back', 'Versions that are live and not given to pages.', [
        line('stoa_remotes_held_back', here, held.length),
      ]),
      ...gauge('stoa_remote_held_back', 'One for each of them, with what pages have instead and why.', held),
    ];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}

const gauge = (metric: string, help: string, lines: readonly string[]): string[] => [
  `# HELP ${metric} ${help}`,
  `# TYPE ${metric} gauge`,
  ...lines,
];

function line(metric: string, labels: Readonly<Record<string, string>>, value: number): string {
  const named = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${metric}{${named.join(',')}} ${value}`;
}

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
