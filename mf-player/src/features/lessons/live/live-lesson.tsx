import { useEffect } from 'react';
import type { Lesson, LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { Alert, Title } from '@stoa/shared/kit';
import { untilChange } from '@stoa/shared/remote/live-classes/until-change.ts';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useLiveText } from '../../../messages/live.ts';
import { ClassCard } from './class-card.tsx';
import classes from './live-lesson.module.css';

interface LiveLessonProps {
  lesson: Lesson;
  content: Extract<LessonContent, { kind: 'live' }>;
  isCompleted: boolean;
  /** Reads the lesson again. */
  onReload(): void;
}

/** What a live class is about, and when it is held; the way in opens by itself. */
export function LiveLesson({ lesson, content, isCompleted, onReload }: LiveLessonProps) {
  const t = useLiveText();
  const { markdown, classes: held } = content;
  useReload(held, onReload);
  return (
    <div className={classes.lesson}>
      {isCompleted ? (
        <Alert color="green">{t('lesson.done')}</Alert>
      ) : (
        <p className={classes.quiet}>{t('lesson.rule')}</p>
      )}
      <Markdown text={markdown} />
      <section aria-labelledby="class-times">
        <Title order={2} size="h3" id="class-times">
          {t('classes.title')}
        </Title>
        {held.length === 0 ? (
          <p className={classes.quiet}>{t('classes.none')}</p>
        ) : (
          <ul className={classes.classes}>
            {held.map((liveClass) => (
              <li key={liveClass.id}>
                <ClassCard liveClass={liveClass} lessonId={lesson.id} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** When a door opens, a class begins or one ends, what one may do is another. */
function useReload(held: LiveLessonProps['content']['classes'], onReload: () => void): void {
  useEffect(() => {
    const open = held.filter(({ status }) => status === 'upcoming' || status === 'live');
    if (open.length === 0) return undefined;
    const wait = Math.min(...open.map((liveClass) => untilChange(liveClass, Date.now())));
    const timer = window.setTimeout(onReload, wait);
    return () => window.clearTimeout(timer);
  }, [held, onReload]);
}
