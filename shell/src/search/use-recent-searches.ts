import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { recentSearchesStore } from './recent-searches.ts';

/** This person's last searches in this browser; none while it is not known who they are. */
export function useRecentSearches() {
  const { state, user } = useSession();
  const owner = user?.id ?? null;
  const isKnown = state !== 'pending';
  const kept = useStore(recentSearchesStore);
  useEffect(() => {
    if (isKnown) recentSearchesStore.getState().enter(owner);
  }, [isKnown, owner]);
  return { ...kept, texts: isKnown && kept.owner === owner ? kept.texts : [] };
}
