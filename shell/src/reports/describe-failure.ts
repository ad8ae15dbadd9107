import type { BrowserReport } from '@stoa/shared/platform-contract/reports.ts';
import { RemoteFailure } from '../failure/remote-failure.ts';

type Failure = Extract<BrowserReport, { message: string }>;

/** An error in the words and within the limits of the contract. */
export function describeFailure(
  error: unknown,
  context?: Record<string, unknown>,
): Pick<Failure, 'message' | 'stack' | 'stage' | 'file' | 'failure' | 'context'> {
  const failure = error instanceof RemoteFailure ? error : undefined;
  const { stack } = (failure?.cause ?? error ?? {}) as { stack?: unknown };
  return {
    message: wordsOf(error).slice(0, 1000),
    ...(typeof stack === 'string' && { stack: stack.slice(0, 6000) }),
    ...(failure && { stage: failure.stage, ...kindOf(failure) }),
    ...(failure?.file && { file: failure.file.slice(0, 300) }),
    ...(context && { context: plain(context) }),
  };
}

function kindOf({ type, isAltered }: RemoteFailure): Pick<Failure, 'failure'> {
  if (isAltered) return { failure: 'integrity' };
  return type === 'error' ? {} : { failure: type };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const detail = error instanceof RemoteFailure && error.detail ? ` ${error.detail}` : '';
  return `${error.name}: ${error.message}${detail}`;
}

const plain = (context: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(context).map(([key, value]) => {
      const isPlain = value === null || typeof value === 'number' || typeof value === 'boolean';
      return [key.slice(0, 60), isPlain ? value : String(value).slice(0, 300)];
    }),
  );
