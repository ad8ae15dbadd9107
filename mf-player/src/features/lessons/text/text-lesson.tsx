import { useEffect, useRef } from 'react';
import type { Lesson, LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LessonText } from '@stoa/shared/ui/lesson-text/lesson-text.tsx';
import { usePlayerText } from '../../../messages/player.ts';
import { MarkDone } from '../progress/mark-done.tsx';
import { useReadingTime } from '../progress/use-reading-time.ts';
import type { Happened } from '../progress/use-record-progress.ts';
import classes from './text-lesson.module.css';

/** Read to its end and not in a hurry: then a text counts as read. */
const DWELL_MS = 30_000;

interface TextLessonProps {
  lesson: Lesson;
  content: Extract<LessonContent, { kind: 'text' }>;
  /** Only then there is progress to be recorded. */
  isEnrolled: boolean;
  isCompleted: boolean;
  record(happened: Happened): void;
}

export function TextLesson({ lesson, content, isEnrolled, isCompleted, record }: TextLessonProps) {
  const t = usePlayerText();
  const format = useFormat();
  const tellTime = useReadingTime(record);
  const markDone = () => {
    tellTime();
    record({ kind: 'marked_done' });
  };
  const end = useReadToEnd(isCompleted, markDone);
  return (
    <article className={classes.article}>
      <p className={classes.facts}>{t('lesson.reading', { time: format.duration(Math.max(60, content.reading_s)) })}</p>
      <LessonText text={content.markdown} />
      <div ref={end} />
      {isEnrolled && <MarkDone title={lesson.title} isCompleted={isCompleted} onDone={markDone} />}
    </article>
  );
}

/** Calls `onRead` once when the end came into view and the text was open long enough. */
function useReadToEnd(isCompleted: boolean, onRead: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });
  useEffect(() => {
    if (isCompleted || !end.current || typeof IntersectionObserver === 'undefined') return;
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || timer) return;
      timer = setTimeout(() => read.current(), Math.max(0, began + DWELL_MS - Date.now()));
    });
    observer.observe(end.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isCompleted]);
  return end;
}
