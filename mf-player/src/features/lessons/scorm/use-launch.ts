import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ScormLaunch } from '@stoa/shared/contract/learning/scorm.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { bringHome } from './bring-home.ts';
import type { OpenJournal } from './journal.ts';

/** Opens a package; first comes what its last page could not bring home. */
export function useOpenScorm(lessonId: string, journal: OpenJournal) {
  const api = useApi();
  return useMutation({
    mutationFn: async (attempt: 'go_on' | 'new') => {
      await bringHome(api, journal);
      return api.openScorm({ body: { lesson_id: lessonId, purpose: 'learn', attempt } });
    },
  });
}

const EARLY_MS = 10 * 60_000;
const RETRY_MS = 60_000;

/** Keeps the address of an open package alive; whose right has ended is told by the next commit. */
export function useRenewal(launch: ScormLaunch): void {
  const api = useApi();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const plan = (expiresAt: string) => {
      const inMs = Math.max(RETRY_MS, new Date(expiresAt).getTime() - Date.now() - EARLY_MS);
      timer = setTimeout(() => void renew(expiresAt), inMs);
    };
    const renew = async (before: string) => {
      const renewed = await api.renewScorm({ params: { id: launch.id } }).catch(() => undefined);
      plan(renewed?.expires_at ?? before);
    };
    plan(launch.expires_at);
    return () => clearTimeout(timer);
  }, [api, launch]);
}
