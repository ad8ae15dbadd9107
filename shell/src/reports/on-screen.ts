import { note, type ReportedCode } from './report.ts';

let current: ReportedCode | undefined;
const ofOwn = new Set<() => void>();

/** The remote whose screen stands; undefined while the shell's own does. */
export const codeOnScreen = (): ReportedCode | undefined => current;

/** A screen of it stands now, after so many milliseconds. The returned function ends that. */
export function showOnScreen(code: ReportedCode, mountMs: number): () => void {
  current = code;
  note({ kind: 'opened', code, mountMs: Math.round(mountMs) });
  return () => {
    if (current === code) current = undefined;
  };
}

/** A screen of the shell's own stands now. */
export const showOwnScreen = (): void => ofOwn.forEach((listener) => listener());

/** Hears of each screen of the shell's own. */
export function whenOwnScreenStands(listener: () => void): void {
  ofOwn.add(listener);
}
