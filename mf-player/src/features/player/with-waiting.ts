import type { Player, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressEvent } from '@stoa/shared/contract/learning/progress.ts';
import { listLessons } from './use-player.ts';

type Progress = PlayerLesson['progress'];

/**
 * The course as it will be when the server has what waits for it: what is kept shows at once, offline and after a
 * reload. The server has the last word.
 */
export function withWaiting(player: Player, waiting: readonly ProgressEvent[]): Player {
  if (waiting.length === 0 || !player.enrollment) return player;
  const expected: Player = {
    ...player,
    modules: player.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        progress: waiting.filter(({ lesson_id }) => lesson_id === lesson.id).reduce(expect, lesson.progress),
      })),
    })),
  };
  const required = listLessons(expected).filter((lesson) => lesson.required);
  const done = required.filter(({ progress }) => progress.completed).length;
  const percentage = required.length === 0 ? 0 : Math.floor((100 * done) / required.length);
  return {
    ...expected,
    enrollment: { ...player.enrollment, percentage: Math.max(player.enrollment.percentage, percentage) },
  };
}

function expect(progress: Progress, event: ProgressEvent): Progress {
  switch (event.kind) {
    case 'marked_done':
      return { ...progress, completed: true, percentage: 100 };
    case 'page_seen':
      return {
        ...progress,
        position_s: event.page,
        ...(event.page === event.pages && { completed: true, percentage: 100 }),
      };
    case 'watched':
      // The further of the two, until the server has folded the event in.
      return {
        ...progress,
        position_s: Math.max(progress.position_s, event.position_s),
        watched: [...progress.watched, ...event.ranges],
      };
    default:
      return progress;
  }
}
