import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import type { PlatformPreferences } from '@stoa/shared/federation/platform.ts';

type Change = Parameters<PlatformPreferences['choose']>[0];

/** Holds at once in this browser. That the account could not take it is no reason to bother the person now. */
export function useChoosePreferences(): (change: Change) => void {
  const { preferences, reportError } = usePlatform();
  return (change) => void preferences.choose(change).catch(reportError);
}
