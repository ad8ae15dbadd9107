import {
  IconCircleCheckFilled,
  IconFileText,
  IconFileTypePdf,
  IconHelpCircle,
  IconLock,
  IconPlayerPauseFilled,
  IconPlayerPlay,
  IconPlayerPlayFilled,
  type Icon,
} from '@tabler/icons-react';
import type { LessonKind } from '@stoa/shared/contract/course-words.ts';
import type { Player, PlayerLesson } from '@stoa/shared/contract/learning.ts';
import { countText, lessonTimeText } from '@stoa/shared/ui/format.ts';
import classes from './lesson-list.module.css';

/** −1 not selected, 1 playing, 0 paused. */
type IsPlaying = -1 | 0 | 1;

interface LessonListProps {
  modules: Player['modules'];
  isPlayingOf(lessonId: string): IsPlaying;
  onSelect(lesson: PlayerLesson): void;
}

/** The whole course beside the stage. Choosing the lesson on stage pauses it or lets it play on. */
export function LessonList({ modules, isPlayingOf, onSelect }: LessonListProps) {
  return (
    <nav aria-label="Lessons" className={classes.list}>
      {modules.map((module) => {
        const done = module.lessons.filter((lesson) => lesson.progress.completed).length;
        return (
          <section key={module.id} aria-label={module.title}>
            <header className={classes.module}>
              <h2 className={classes.title}>{module.title}</h2>
              <span className={classes.facts}>
                {done} of {countText(module.lessons.length, 'lesson')} completed
              </span>
            </header>
            <ol className={classes.lessons}>
              {module.lessons.map((lesson) => (
                <li key={lesson.id}>
                  <LessonButton lesson={lesson} isPlaying={isPlayingOf(lesson.id)} onSelect={onSelect} />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </nav>
  );
}

interface LessonButtonProps {
  lesson: PlayerLesson;
  isPlaying: IsPlaying;
  onSelect(lesson: PlayerLesson): void;
}

function LessonButton({ lesson, isPlaying, onSelect }: LessonButtonProps) {
  return (
    <button
      type="button"
      className={classes.lesson}
      aria-current={isPlaying !== -1}
      disabled={lesson.locked}
      onClick={() => onSelect(lesson)}
    >
      <LessonIcon lesson={lesson} isPlaying={isPlaying} />
      <span className={classes.name}>{lesson.title}</span>
      <span className={classes.facts}>
        {lesson.duration_s > 0 && lessonTimeText(lesson)}
        {!lesson.required && ' Optional'}
      </span>
    </button>
  );
}

const icons: Record<LessonKind, Icon> = {
  video: IconPlayerPlay,
  text: IconFileText,
  document: IconFileTypePdf,
  quiz: IconHelpCircle,
};
const kinds: Record<LessonKind, string> = { video: 'Video', text: 'Text', document: 'Document', quiz: 'Quiz' };

function LessonIcon({ lesson, isPlaying }: { lesson: PlayerLesson; isPlaying: IsPlaying }) {
  const { kind, locked, progress } = lesson;
  const [Shown, label] = locked
    ? [IconLock, 'Locked']
    : isPlaying === 1 && kind === 'video'
      ? [IconPlayerPauseFilled, 'Playing']
      : isPlaying === 0 && kind === 'video'
        ? [IconPlayerPlayFilled, 'Paused']
        : progress.completed
          ? [IconCircleCheckFilled, `${kinds[kind]}, completed`]
          : [icons[kind], kinds[kind]];
  return <Shown size={18} className={classes.icon} data-completed={progress.completed} role="img" aria-label={label} />;
}
