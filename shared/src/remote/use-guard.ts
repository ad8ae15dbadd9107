import { useEffect } from 'react';
import { usePlatform } from '../federation/platform-context.tsx';

/** Asks before something that was typed and not sent is left behind. */
export function useGuard(isUnsaved: boolean): void {
  const { navigation } = usePlatform();
  useEffect(() => (isUnsaved ? navigation.guardUnsaved(() => true) : undefined), [navigation, isUnsaved]);
}
