import { setTimeout as wait } from 'node:timers/promises';
import {
  RELEASE_ELEMENT_ID,
  RELEASE_SET_HEADER,
  REPORTS_PATH,
  VISIT_ELEMENT_ID,
} from '@stoa/shared/platform-contract/paths.ts';
import { releaseDocument, visit, type ReleaseDocument, type Visit } from '@stoa/shared/platform-contract/release.ts';
import type { BrowserReport, ReportBatch } from '@stoa/shared/platform-contract/reports.ts';

export interface Traffic {
  /** Of a page of the site; its origin takes the reports. */
  url: string;
  visitors: number;
  /** The release id that fails: `mf-catalog@1.5.0`. Its remote is the one that visitors open. */
  failingVersion: string;
  /** 5: for one of its visitors in five. */
  failEvery: number;
  /** New visitors a second. */
  perSecond: number;
  /** Of other versions of the remote, to one visitor in so many; nobody by default. */
  othersFailEvery?: number;
  /** Ends it early, for instance once the canary is gone. */
  signal?: AbortSignal;
}
export interface TrafficSeen {
  visitors: number;
  /** Visitors by the version of the remote that the gateway gave them. */
  versions: Record<string, number>;
  /** Of those, the ones to whom it failed. */
  failed: Record<string, number>;
  /** Pages or reports that the gateway did not take. */
  refused: number;
}

/** New visitors who open one page each and report as a browser would. As fast as is told, however slowly replies come. */
export async function simulateTraffic(traffic: Traffic): Promise<TrafficSeen> {
  const seen: TrafficSeen = { visitors: 0, versions: {}, failed: {}, refused: 0 };
  const visits: Promise<void>[] = [];
  const began = performance.now();
  for (let at = 0; at < traffic.visitors && !traffic.signal?.aborted; at += 1) {
    const early = began + (at * 1000) / traffic.perSecond - performance.now();
    if (early > 1) await wait(early);
    visits.push(oneVisit(traffic, seen).catch(() => void (seen.refused += 1)));
  }
  await Promise.all(visits);
  return seen;
}

async function oneVisit(
  { url, failingVersion, failEvery, othersFailEvery }: Traffic,
  seen: TrafficSeen,
): Promise<void> {
  const page = await fetch(url, { headers: { Accept: 'text/html' } });
  const html = await page.text();
  if (!page.ok) throw new Error(`${url} answered ${page.status}.`);
  const document = releaseDocument.parse(inlineJson(html, RELEASE_ELEMENT_ID));
  const mine = visit.parse(inlineJson(html, VISIT_ELEMENT_ID));

  const name = failingVersion.slice(0, failingVersion.lastIndexOf('@'));
  const version = versionFor(name, document, mine);
  const id = `${name}@${version}`;
  seen.visitors += 1;
  const place = (seen.versions[id] = (seen.versions[id] ?? 0) + 1);
  const every = id === failingVersion ? failEvery : othersFailEvery;
  const fails = every !== undefined && place % every === 0;
  if (fails) seen.failed[id] = (seen.failed[id] ?? 0) + 1;

  const where = { remote: name, version, path: new URL(url).pathname, at: new Date().toISOString() };
  const opened: BrowserReport = { kind: 'opened', ...where, mount_ms: 80 + Math.random() * 240 };
  const threw: BrowserReport = { kind: 'runtime-error', ...where, stage: 'runtime', message: 'TypeError: simulated.' };
  const batch: ReportBatch = {
    channel: document.channel,
    revision: document.revision,
    visitor: mine.visitor,
    release_set: mine.release_set,
    sample: mine.sample,
    reports: fails ? [opened, threw] : [opened],
  };
  const reply = await fetch(new URL(REPORTS_PATH, url), {
    method: 'POST',
    body: JSON.stringify(batch),
    headers: { 'Content-Type': 'application/json', [RELEASE_SET_HEADER]: mine.release_set },
  });
  await reply.body?.cancel();
  if (!reply.ok) seen.refused += 1;
}

/** What the page carries as `<script type="application/json" id="…">`. */
function inlineJson(html: string, id: string): unknown {
  const start = html.search(new RegExp(`<script[^>]*\\bid="${id}"`));
  const from = html.indexOf('>', start) + 1;
  const to = html.indexOf('</script>', from);
  if (start < 0 || to < 0) throw new Error(`The page has no element ${id}.`);
  return JSON.parse(html.slice(from, to));
}

function versionFor(name: string, { remotes }: ReleaseDocument, { shell, canaries }: Visit): string {
  if (name === 'shell') return shell;
  const canary = canaries.find((id) => id.startsWith(`${name}@`));
  const version = canary?.slice(name.length + 1) ?? remotes.find((remote) => remote.name === name)?.version;
  if (!version) throw new Error(`${name} is not live.`);
  return version;
}
