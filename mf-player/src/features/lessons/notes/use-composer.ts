import { useEffect, useState } from 'react';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { keptDraft, type Draft } from './kept-text.ts';
import { placeNow, type NotedLesson } from './place-now.ts';
import { usePauseWhileWriting } from './use-pause-while-writing.ts';
import { saveNote, useNotesChanged } from './use-notes.ts';

const begun = (lesson: NotedLesson): Draft => ({ id: newId(), text: '', sent: [], ...placeNow(lesson) });

/** A note that is being written: it stands where the writing began, and is kept in this browser until it is saved. */
export function useComposer(courseId: string, lesson: NotedLesson) {
  const api = useApi();
  const userId = useSession().user?.id ?? '';
  const [kept] = useState(() => keptDraft(userId, lesson.id));
  const [draft, setDraft] = useState(() => kept.read() ?? begun(lesson));
  const [isRestored, setRestored] = useState(() => kept.read() !== undefined);
  const changed = useNotesChanged(courseId);
  const pause = usePauseWhileWriting();
  const change = (next: Draft) => {
    setDraft(next);
    kept.keep(next);
  };
  const saving = useSingleMutation({
    mutationKey: ['save-note', lesson.id],
    mutationFn: ({ sent, ...note }: Draft) => saveNote(api, { ...note, lesson_id: lesson.id }, sent),
    onSuccess: (_, { id }) => {
      kept.forget(id);
      changed();
      setDraft(begun(lesson));
      setRestored(false);
      pause.done();
    },
  });
  useEffect(() => saving.reset, [saving.reset]);
  return {
    draft,
    isRestored,
    saving,
    type(text: string) {
      if (draft.text === '' && text !== '') pause.begin();
      if (saving.isSuccess) saving.reset();
      change(draft.text === '' ? { ...draft, ...placeNow(lesson), text } : { ...draft, text });
    },
    /** To where the lesson is by now. */
    move: () => change({ ...draft, ...placeNow(lesson) }),
    save() {
      saving.mutate(draft);
      change({ ...draft, sent: [...new Set([...draft.sent, draft.text.trim()])] });
    },
  };
}
