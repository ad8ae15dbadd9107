import { useCallback, useEffect, useRef } from 'react';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { useNotesText } from '../../../messages/notes.ts';
import type { Place } from './place-now.ts';
import { useNoteRefusal } from './use-note-refusal.ts';
import { useRemoveNote } from './use-remove-note.ts';
import { useNotesChanged } from './use-notes.ts';

/** Sets a bookmark at once; the message that says so takes it back. One that failed is offered again as it was. */
export function useBookmark(courseId: string, lessonId: string): (place: Place) => void {
  const t = useNotesText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refusal = useNoteRefusal();
  const changed = useNotesChanged(courseId);
  const { remove } = useRemoveNote(courseId);
  const set = async (place: Place, id = newId()): Promise<void> => {
    try {
      await api.createNote({ body: { id, lesson_id: lessonId, text: null, ...place } });
      changed();
      const action = { label: t('bookmark.undo'), run: () => void remove(id, { isUndo: true }) };
      toasts.show({ kind: 'success', message: saidOf(place), action });
    } catch (error) {
      const action = { label: t('bookmark.again'), run: () => void set(place, id) };
      toasts.show({ kind: 'error', message: t('bookmark.failed', { reason: refusal(error) }), action });
    }
  };
  const saidOf = ({ second, page }: Place) => {
    if (second !== null) return t('bookmark.set', { time: clockText(second) });
    return page === null ? t('bookmark.setHere') : t('bookmark.setPage', { page });
  };
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  return useCallback((place: Place) => void latest.current(place), []);
}
