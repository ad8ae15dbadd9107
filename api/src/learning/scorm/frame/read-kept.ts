import type { FromFrame } from '@stoa/shared/contract/learning/scorm-port.ts';

/** Nothing came that one could go on with; another try may. */
export class NoLine extends Error {
  override name = 'NoLine';
}
/** The launch is over: its address leads nowhere any more. */
export class LaunchOver extends Error {
  override name = 'LaunchOver';
}

/** What the server kept. @throws NoLine, LaunchOver */
export async function readKept<T>(address: string): Promise<T> {
  const reply = await ask(address);
  try {
    return (await reply.json()) as T;
  } catch {
    // It was cut off on its way.
    throw new NoLine();
  }
}

/** Of a page without a run-time, whether it is there. @throws NoLine, LaunchOver */
export const requireReached = async (address: string): Promise<void> => void (await ask(address, { method: 'HEAD' }));

async function ask(address: string, how: RequestInit = {}): Promise<Response> {
  const reply = await fetch(address, how).catch(() => undefined);
  if (reply === undefined || isPassing(reply.status)) throw new NoLine();
  if (reply.status === 404) throw new LaunchOver();
  if (!reply.ok) throw new Error(`What was kept could not be read (${reply.status}).`);
  return reply;
}

/** No answer, too many, or a server that is not well. */
export const isPassing = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500;

/** What the site's page is told of an error: only what is the package's own fault ends the package. */
export function newsOf(error: unknown): FromFrame {
  if (error instanceof NoLine) return { type: 'no_line' };
  if (error instanceof LaunchOver) return { type: 'expired' };
  return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
}
