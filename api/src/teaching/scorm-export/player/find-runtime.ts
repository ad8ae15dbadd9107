import type { ScormEdition } from './facts.ts';
import { apiNames, runtimeOf, type Calls, type Runtime } from './runtime.ts';

/** Frames in frames: the bound of SCORM's own example. */
const MOST_PARENTS = 500;

/** Looks for the system's object among the frames around a page, then among those of the window that opened it. */
export function findRuntime(page: Window, version: ScormEdition): Runtime | undefined {
  const api = apiNames[version];
  const calls = inFrames(page, api) ?? inFrames(openerOf(page), api);
  return calls && runtimeOf(calls, version);
}

function inFrames(start: Window | null, name: string): Calls | undefined {
  let frame = start;
  for (let left = MOST_PARENTS; frame !== null && left > 0; left -= 1) {
    const found = apiOf(frame, name);
    if (found !== undefined) return found;
    frame = frame.parent === frame ? null : frame.parent;
  }
  return undefined;
}

/** A frame of another site tells nothing of itself. */
function apiOf(frame: Window, name: string): Calls | undefined {
  try {
    return (frame as unknown as Record<string, Calls | undefined>)[name] ?? undefined;
  } catch {
    return undefined;
  }
}

function openerOf(page: Window): Window | null {
  try {
    return (page.opener ?? page.top?.opener ?? null) as Window | null;
  } catch {
    return null;
  }
}
