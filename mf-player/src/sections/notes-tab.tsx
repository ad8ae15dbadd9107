import { NotesPanel } from '../features/lessons/notes/notes-panel.tsx';
import { usePlayingStore } from '../features/lessons/playing-store.ts';
import type { TabProps } from './tab-list.ts';

/** A note leads to its place, also in another lesson of the course. */
export function NotesTab({ player, lesson, onOpen }: TabProps) {
  const lessons = player.modules.flatMap((module) => module.lessons);
  const open = (lessonId: string, place: number | null) => {
    const wanted = lessons.find(({ id }) => id === lessonId);
    if (!wanted || wanted.locked) return;
    if (place !== null) usePlayingStore.getState().goTo(lessonId, place);
    if (lessonId !== lesson?.id) onOpen(wanted);
  };
  return (
    <NotesPanel
      courseId={player.course.id}
      lesson={lesson}
      mayWrite={player.notes === 'write'}
      openIds={new Set(lessons.filter(({ locked }) => !locked).map(({ id }) => id))}
      onOpen={open}
    />
  );
}
