import { REPORTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { BrowserReport, ReportBatch } from '@stoa/shared/platform-contract/reports.ts';
import { describeFailure } from './describe-failure.ts';
import { findCulprit } from './find-culprit.ts';
import { listenToReports, type ReportedCode, type ReportedRelease, type Sighting } from './report.ts';
import { sendOff } from './send-off.ts';

const EVERY_MS = 10_000;
/** What fails in a row is told together. */
const FAILURE_MS = 50;
/** A page that fails in a loop must not flood the operators. */
const MOST_FAILURES = 30;
const MOST_IN_BATCH = 50;
/** Beacons carry 64 kB in all. */
const MOST_LETTERS = 40_000;

type Context = Omit<ReportBatch, 'reports'>;

/** Collects what the page has to tell and sends it in batches: failures at once, the rest every ten seconds and at the end. */
export function startReporter(release: ReportedRelease): void {
  const told = new Set<string>();
  let failures = 0;
  const batches: { context: Context; reports: BrowserReport[]; letters: number }[] = [];
  let timer: number | undefined;
  let due = Infinity;

  function hear(sighting: Sighting): void {
    const found = describe(sighting, release);
    if (!found || isFromElsewhere(found, release) || told.has(keyOf(found))) return;
    const isFailure = 'message' in found;
    if (isFailure && failures >= MOST_FAILURES) return;
    if (isFailure) failures += 1;
    told.add(keyOf(found));
    collect(found);
    sendWithin(isFailure ? FAILURE_MS : EVERY_MS);
  }
  function collect(found: BrowserReport): void {
    const context = contextOf(release);
    const letters = JSON.stringify(found).length;
    const last = batches.at(-1);
    const fits =
      last &&
      last.reports.length < MOST_IN_BATCH &&
      last.letters + letters < MOST_LETTERS &&
      JSON.stringify(last.context) === JSON.stringify(context);
    if (!fits) return void batches.push({ context, reports: [found], letters });
    last.reports.push(found);
    last.letters += letters;
  }
  function sendWithin(ms: number): void {
    if (Date.now() + ms >= due) return;
    due = Date.now() + ms;
    window.clearTimeout(timer);
    timer = window.setTimeout(flush, ms);
  }
  function flush(): void {
    window.clearTimeout(timer);
    due = Infinity;
    for (const { context, reports } of batches.splice(0)) sendOff(REPORTS_PATH, { ...context, reports });
  }

  listenToReports(hear);
  // Bubbling, on the window: after those who measure until the very end and listen on the way down.
  window.addEventListener('visibilitychange', () => document.hidden && flush());
  window.addEventListener('pagehide', flush);
}

function contextOf(release: ReportedRelease): Context {
  const { channel, revision, visit } = release.getState();
  const { visitor = '', release_set = '', sample = 1 } = visit ?? {};
  return { channel, revision: Math.max(0, revision), visitor, release_set, sample };
}

function describe(sighting: Sighting, release: ReportedRelease): BrowserReport | undefined {
  const { path, at } = sighting;
  switch (sighting.kind) {
    case 'opened':
      return { kind: 'opened', ...plainCode(sighting.code), path, at, mount_ms: sighting.mountMs };
    case 'measure':
      return { kind: 'measure', ...plainCode(sighting.code), path, at, name: sighting.name, value: sighting.value };
    case 'uncaught': {
      const { shellVersion, visit } = release.getState();
      const culprit = findCulprit(sighting, { remote: 'shell', version: shellVersion }, visit?.overrides ?? []);
      if (!culprit) return undefined;
      return { kind: 'runtime-error', ...culprit, path, at, ...describeFailure(sighting.error), stage: 'uncaught' };
    }
    default:
      return {
        kind: sighting.kind,
        ...plainCode(sighting.code),
        path,
        at,
        ...describeFailure(sighting.error, sighting.context),
      };
  }
}

/** A platform's `release` says more than a report may. */
const plainCode = ({ remote, version }: ReportedCode): ReportedCode => ({ remote, version });

/** A version from a developer's machine is nobody's release. */
const isFromElsewhere = ({ remote }: BrowserReport, release: ReportedRelease): boolean =>
  release.getState().visit?.overrides.some(({ name, origin }) => name === remote && origin !== null) ?? false;

/** The same is told once a page. */
function keyOf(found: BrowserReport): string {
  const { kind, remote, version } = found;
  const what = kind === 'measure' ? found.name : kind === 'opened' ? '' : `${found.message} ${found.file ?? ''}`;
  return [kind, remote, version, what].join(' ');
}
