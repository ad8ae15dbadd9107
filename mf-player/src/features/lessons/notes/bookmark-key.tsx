import { useEffect } from 'react';
import { usePlayingStore } from '../playing-store.ts';
import { placeAt, type NotedLesson } from './place-now.ts';
import { useBookmark } from './use-bookmark.ts';

/** Lends the player its key for bookmarks for as long as this lesson is on stage, whichever tab is open. */
export function BookmarkKey({ courseId, lesson }: { courseId: string; lesson: NotedLesson }) {
  const set = useBookmark(courseId, lesson.id);
  const { id, kind, title, duration_s } = lesson;
  useEffect(() => {
    const { offerBookmark } = usePlayingStore.getState();
    offerBookmark((second) => set(placeAt({ id, kind, title, duration_s }, second)));
    return () => offerBookmark(undefined);
  }, [set, id, kind, title, duration_s]);
  return null;
}
