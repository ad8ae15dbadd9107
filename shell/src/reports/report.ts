import type { Visit } from '@stoa/shared/platform-contract/release.ts';
import type { BrowserReport } from '@stoa/shared/platform-contract/reports.ts';

/** Which code a report is about. */
export interface ReportedCode {
  remote: string;
  version: string;
}
/** What reports say of the page's release, and of whose page it is. */
export interface ReportedRelease {
  getState(): { channel: string; revision: number; visit: Visit | undefined; shellVersion: string };
}
export type FailureKind = Extract<BrowserReport, { message: string }>['kind'];

/** What was seen, as it was seen: put into words by `reporter.ts`, whose code comes after the first paint. */
export type Sighting = { path: string; at: string } & (
  | { kind: FailureKind; code: ReportedCode; error: unknown; context: Record<string, unknown> | undefined }
  | { kind: 'opened'; code: ReportedCode; mountMs: number | null }
  | { kind: 'measure'; code: ReportedCode; name: string; value: number }
  | { kind: 'uncaught'; error: unknown; source: string | undefined }
);
type Seen<S = Sighting> = S extends Sighting ? Omit<S, 'path' | 'at'> : never;

/** More cannot be told before somebody listens. */
const MOST_WAITING = 60;
const waiting: Sighting[] = [];
let onWaiting = (_sighting: Sighting): void => undefined;
let tell = (sighting: Sighting): void => {
  if (waiting.length < MOST_WAITING) waiting.push(sighting);
  onWaiting(sighting);
};

/** Hears that something is to be told while nobody listens yet. */
export function whenWaiting(listener: (sighting: Sighting) => void): void {
  onWaiting = listener;
}

/** Who listens is told at once, and first of all what was seen before. */
export function listenToReports(listener: (sighting: Sighting) => void): void {
  tell = listener;
  waiting.splice(0).forEach(listener);
}

export function note(seen: Seen): void {
  const { pathname } = window.location;
  tell({ ...seen, path: pathname.slice(0, 300), at: new Date().toISOString() } as Sighting);
}

/** Tells the operators what went wrong in which version. Never throws and never waits. */
export function report(code: ReportedCode, kind: FailureKind, error: unknown, context?: Record<string, unknown>): void {
  note({ kind, code, error, context });
}

/** Errors that nobody caught, from the first moment on. */
export function watchUncaught(): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    note({ kind: 'uncaught', error: error ?? message, source: filename });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    note({ kind: 'uncaught', error: reason, source: undefined });
  });
}
