import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useNotesText } from '../../../messages/notes.ts';
import { useNoteRefusal } from './use-note-refusal.ts';
import { useNotesChanged } from './use-notes.ts';

/** Removes a note and offers to put it back as it was; one that another window removed is removed all the same. */
export function useRemoveNote(courseId: string) {
  const t = useNotesText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refusal = useNoteRefusal();
  const changed = useNotesChanged(courseId);
  const restore = async (id: string): Promise<void> => {
    try {
      await api.restoreNote({ params: { id } });
      changed();
    } catch (error) {
      const action = { label: t('bookmark.again'), run: () => void restore(id) };
      toasts.show({ kind: 'error', message: t('note.notRestored', { reason: refusal(error) }), action });
    }
  };
  /** `isUndo`: it was set a moment ago, and nobody needs it back. */
  const remove = async (id: string, { isUndo = false } = {}): Promise<void> => {
    try {
      await api.removeNote({ params: { id } }).catch((error: unknown) => {
        if (!isApiError(error) || error.code !== 'not_found') throw error;
      });
      changed();
      const action = { label: t('note.undo'), run: () => void restore(id) };
      if (!isUndo) toasts.show({ kind: 'success', message: t('note.removed'), action });
    } catch (error) {
      toasts.show({ kind: 'error', message: t('note.notRemoved', { reason: refusal(error) }) });
    }
  };
  return { remove };
}
