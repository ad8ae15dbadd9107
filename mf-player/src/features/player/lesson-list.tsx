import {
  IconBroadcast,
  IconCircleCheckFilled,
  IconClipboardText,
  IconFileText,
  IconFileTypePdf,
  IconFrame,
  IconHeadphones,
  IconHelpCircle,
  IconLock,
  IconPackage,
  IconPlayerPauseFilled,
  IconPlayerPlay,
  IconPlayerPlayFilled,
  type Icon,
} from '@tabler/icons-react';
import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Player, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { usePlayerText } from '../../messages/player.ts';
import classes from './lesson-list.module.css';

const OpensLater = lazyDialog(
  async () => (await import(/* webpackChunkName: "lesson-tabs" */ './opens-later.tsx')).OpensLater,
);

/** −1 not selected, 1 playing, 0 paused. */
type IsPlaying = -1 | 0 | 1;

interface LessonListProps {
  modules: Player['modules'];
  isPlayingOf(lessonId: string): IsPlaying;
  onSelect(lesson: PlayerLesson): void;
}

/** The whole course beside the stage. Choosing the lesson on stage pauses it or lets it play on. */
export function LessonList({ modules, isPlayingOf, onSelect }: LessonListProps) {
  const t = usePlayerText();
  return (
    <nav aria-label={t('lessons.name')} className={classes.list}>
      {modules.map((module) => {
        const done = module.lessons.filter((lesson) => lesson.progress.completed).length;
        return (
          <section key={module.id} aria-label={module.title}>
            <header className={classes.module}>
              <h2 className={classes.title}>{module.title}</h2>
              <span className={classes.facts}>{t('lessons.done', { done, count: module.lessons.length })}</span>
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
  const t = usePlayerText();
  const format = useFormat();
  return (
    <button
      type="button"
      className={classes.lesson}
      aria-current={isPlaying !== -1}
      disabled={lesson.locked}
      onClick={() => onSelect(lesson)}
    >
      <LessonIcon lesson={lesson} isPlaying={isPlaying} />
      <span className={classes.name}>
        {lesson.title}
        {lesson.waits_for?.length ? <OpensLater waits={lesson.waits_for} /> : null}
      </span>
      <span className={classes.facts}>
        {lesson.duration_s > 0 && format.lessonTime(lesson)}
        {!lesson.required && ` ${t('lessons.optional')}`}
      </span>
    </button>
  );
}

const icons: Record<LessonKind, Icon> = {
  video: IconPlayerPlay,
  audio: IconHeadphones,
  scorm: IconPackage,
  embed: IconFrame,
  text: IconFileText,
  document: IconFileTypePdf,
  quiz: IconHelpCircle,
  assignment: IconClipboardText,
  live: IconBroadcast,
};

const isPlayed = (kind: LessonKind): boolean => kind === 'video' || kind === 'audio';

function LessonIcon({ lesson, isPlaying }: { lesson: PlayerLesson; isPlaying: IsPlaying }) {
  const t = usePlayerText();
  const kindName = useCourseWords()(`lessonKind.${lesson.kind}`);
  const { kind, locked, progress } = lesson;
  const [Shown, label] = locked
    ? [IconLock, t('lessons.locked')]
    : isPlaying === 1 && isPlayed(kind)
      ? [IconPlayerPauseFilled, t('lessons.playing')]
      : isPlaying === 0 && isPlayed(kind)
        ? [IconPlayerPlayFilled, t('lessons.paused')]
        : progress.completed
          ? [IconCircleCheckFilled, t('lessons.completed', { kind: kindName })]
          : [icons[kind], kindName];
  return <Shown size={18} className={classes.icon} data-completed={progress.completed} role="img" aria-label={label} />;
}
