import type { ProgressEvent } from '@stoa/shared/contract/learning/progress.ts';

/**
 * Takes what versions before 2026-12 kept in localStorage for an enrolment: once, by whose enrolment it is.
 */
export function takeFormerEvents(enrolmentId: string, storage: Pick<Storage, 'getItem' | 'removeItem'>) {
  const key = `stoa.progress.${enrolmentId}`;
  const kept = storage.getItem(key);
  storage.removeItem(key);
  return eventsIn(kept);
}

function eventsIn(kept: string | null): ProgressEvent[] {
  try {
    const events: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(events) ? (events as ProgressEvent[]) : [];
  } catch {
    return [];
  }
}
