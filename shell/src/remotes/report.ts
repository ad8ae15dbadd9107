import { REPORTS_PATH } from '@stoa/shared/contract/platform-paths.ts';
import type { BrowserReport, ReportBatch } from '@stoa/shared/contract/reports.ts';
import { RemoteFailure } from './remote-failure.ts';

type Kind = Exclude<BrowserReport['kind'], 'measure'>;

export interface ReportedCode {
  remote: string;
  version: string;
  channel: string;
  revision: number;
}

/** A page that fails in a loop must not flood the operators. */
const MOST_REPORTS = 30;
let sent = 0;

/** Tells the operators what went wrong in which version. Never throws and never waits. */
export function report(code: ReportedCode, kind: Kind, error: unknown, context?: Record<string, unknown>): void {
  if (sent >= MOST_REPORTS) return;
  sent += 1;
  const { remote, version, channel, revision } = code;
  const failure = error instanceof RemoteFailure ? error : undefined;
  const { stack } = (failure?.cause ?? error ?? {}) as { stack?: unknown };
  const batch: ReportBatch = {
    channel,
    revision: Math.max(0, revision),
    reports: [
      {
        kind,
        remote,
        version,
        path: window.location.pathname.slice(0, 300),
        at: new Date().toISOString(),
        message: wordsOf(error).slice(0, 1000),
        ...(typeof stack === 'string' && { stack: stack.slice(0, 6000) }),
        ...(failure?.file && { file: failure.file.slice(0, 300) }),
        ...(failure && failure.type !== 'error' && { failure: failure.type }),
        ...(context && { context: plain(context) }),
      },
    ],
  };
  send(JSON.stringify(batch));
}

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const detail = error instanceof RemoteFailure && error.detail ? ` ${error.detail}` : '';
  return `${error.name}: ${error.message}${detail}`;
};

const plain = (context: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(context).map(([key, value]) => {
      const isPlain = value === null || typeof value === 'number' || typeof value === 'boolean';
      return [key.slice(0, 60), isPlain ? value : String(value).slice(0, 300)];
    }),
  );

function send(body: string): void {
  const blob = new Blob([body], { type: 'application/json' });
  if (navigator.sendBeacon?.(REPORTS_PATH, blob)) return;
  void fetch(REPORTS_PATH, { method: 'POST', body: blob, keepalive: true }).catch(() => undefined);
}
