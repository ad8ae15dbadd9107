import type { Note } from '@stoa/shared/contract/learning/notes.ts';
import type { PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { usePlayingStore } from '../playing-store.ts';

export type Place = Pick<Note, 'second' | 'page'>;
export type NotedLesson = Pick<PlayerLesson, 'id' | 'kind' | 'title' | 'duration_s'>;

/** Where the lesson on stage is: a second of what is played, a page of a document, nowhere in all else. */
export function placeNow(lesson: NotedLesson): Place {
  const { lessonId, progress } = usePlayingStore.getState();
  return placeAt(lesson, lessonId === lesson.id ? progress : 0);
}

export function placeAt({ kind, duration_s }: NotedLesson, at: number): Place {
  // A film may run a little longer than its length says.
  if (kind === 'video' || kind === 'audio') {
    return { second: Math.min(Math.floor(at), duration_s > 0 ? duration_s : Infinity), page: null };
  }
  return { second: null, page: kind === 'document' ? Math.max(1, Math.floor(at)) : null };
}
