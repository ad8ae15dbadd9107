import type { PageOverride } from '@stoa/shared/platform-contract/release.ts';
import type { ReportedCode } from './report.ts';

interface Uncaught {
  error: unknown;
  /** The file in which it happened, when the browser says so. */
  source: string | undefined;
}

/**
 * Whose code an uncaught error comes from, by the first file of ours in its stack; undefined for what is no fault of the
 * site: a browser's extension, a lost connection, a request that was called off, code from a developer's machine.
 */
export function findCulprit(
  { error, source }: Uncaught,
  shell: ReportedCode,
  overrides: readonly Pick<PageOverride, 'origin'>[],
): ReportedCode | undefined {
  const { name, code, message = String(error), stack = '' } = (error ?? {}) as Record<string, unknown>;
  if (name === 'AbortError' || code === 'network' || isNoise(String(message))) return undefined;
  const trace = `${String(stack)}\n${source ?? ''}`;
  const [, remote, version] = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//.exec(trace) ?? [];
  if (remote && version) return { remote, version: decodeURIComponent(version) };
  if (overrides.some(({ origin }) => origin && trace.includes(`${origin}/`))) return undefined;
  if (/\/shell\//.test(trace)) return shell;
  return /\w+-extension:\/\//.test(trace) ? undefined : shell;
}

/** Browsers say the first of elements that grow while they are measured, the second of scripts that they tell nothing of. */
const isNoise = (message: string): boolean =>
  message.startsWith('ResizeObserver loop') || message.startsWith('Script error');
