import { reportBatch, type BrowserReport, type ReportBatch } from '@stoa/shared/platform-contract/reports.ts';
import { UsageError } from '../cli/usage-error.ts';

export type FailureReport = Extract<BrowserReport, { message: string }>;

/** What is looked for: the same failure, whatever numbers, names of files and addresses are in its words. */
export interface Failure {
  /** Undefined: the first one that the page tells. */
  report: Pick<FailureReport, 'kind' | 'remote' | 'message'> | undefined;
  /** Of the page. */
  path: string;
  releaseSet: string;
}

export const isFailure = (report: BrowserReport): report is FailureReport => 'message' in report;

/** Two texts of one failure have the same: hashes, numbers, versions and addresses say nothing of what failed. */
export const normalised = (message: string): string =>
  message
    .toLowerCase()
    .replace(/https?:\/\/\S+|\/(?:remotes|shell)\/\S+/g, '<address>')
    .replace(/[\w.-]*\d[\w.-]*/g, '<n>')
    .replace(/\s+/g, ' ')
    .trim();

type Known = Pick<FailureReport, 'kind' | 'remote' | 'message'>;
export const isSameFailure = (one: Known, other: Known): boolean =>
  one.kind === other.kind && one.remote === other.remote && normalised(one.message) === normalised(other.message);

/** The last failure in a file of `reports/`, or in one line of it. @throws UsageError */
export function readFailure(text: string, where: string): Failure {
  const lines = text.trim().split('\n').toReversed();
  for (const line of lines) {
    const batch = parseBatch(line);
    const report = batch?.reports.findLast(isFailure);
    if (batch && report && batch.release_set) return { report, path: report.path, releaseSet: batch.release_set };
  }
  throw new UsageError(`${where} holds no report of a failure: one line of a gateway’s reports/*.jsonl is one.`);
}

function parseBatch(line: string): ReportBatch | undefined {
  try {
    return reportBatch.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
