import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateNoteBody, Note } from '@stoa/shared/contract/learning/notes.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { newId } from '@stoa/shared/remote/new-id.ts';

const PER_PAGE = 50;

const notesKey = (courseId: string) => ['notes', courseId];

/** `lessonId` undefined: of the whole course. */
export function useNotes(courseId: string, { lessonId, q }: { lessonId: string | undefined; q: string }) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...notesKey(courseId), lessonId, q],
    queryFn: ({ pageParam, signal }) =>
      api.listNotes({
        params: { id: courseId },
        query: { page: pageParam, per_page: PER_PAGE, ...(lessonId && { lesson_id: lessonId }), ...(q && { q }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  });
}

/** After a change: every list of the course's notes is read again. */
export function useNotesChanged(courseId: string): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: notesKey(courseId) });
}

/**
 * Saves a note, also one whose answer was lost and to which something was added since: what this browser had sent before
 * is changed, and what another window wrote under the same id is left alone, beside a second note.
 */
export async function saveNote(api: Api, body: CreateNoteBody, sent: readonly string[]): Promise<Note> {
  try {
    return await api.createNote({ body });
  } catch (error) {
    const conflict = isApiError(error) && error.code === 'edit_conflict' ? error.conflict : undefined;
    if (!conflict) throw error;
    const theirs = conflict.fields[0]?.theirs;
    if (typeof theirs === 'string' && sent.includes(theirs)) {
      return api.updateNote({ params: { id: body.id }, body: { text: body.text, on: conflict.version } });
    }
    return api.createNote({ body: { ...body, id: newId() } });
  }
}
