import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ExplainedLesson } from '@stoa/shared/contract/learning/progress-ledger.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { useProgressLedgerText } from '../../messages/progress-ledger.ts';
import { LessonEvents } from './lesson-events.tsx';
import { useMissingText } from './use-missing-text.ts';
import classes from './progress-ledger.module.css';

/** A lesson: whether it counts, what it still asks for, and its lines of the ledger for who wants them. */
export function ExplainedLessonRow({ lesson, onOpen }: { lesson: ExplainedLesson; onOpen(): void }) {
  const t = useProgressLedgerText();
  const format = useFormat();
  const missingText = useMissingText();
  const [isOpen, setOpen] = useState(false);
  const linesId = useId();
  const isDone = lesson.completed_at !== null;
  const Icon = isDone ? IconCircleCheckFilled : IconCircle;
  const { title } = lesson;
  return (
    <li className={classes.lesson}>
      <Icon size={20} aria-hidden="true" className={isDone ? classes.done : classes.open} />
      <div>
        <Button variant="transparent" size="compact-md" className={classes.title ?? ''} onClick={onOpen}>
          {title}
        </Button>
        <Text size="sm">
          {lesson.completed_at === null
            ? lesson.missing && missingText(lesson.missing)
            : t('done', { at: format.moment(lesson.completed_at) })}
        </Text>
        {!lesson.required && <Text size="sm">{t('optional')}</Text>}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={linesId}
        aria-label={t('linesOf', { title })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('lines')}
      </Button>
      <div id={linesId} className={classes.lines} hidden={!isOpen}>
        {isOpen && <LessonEvents lessonId={lesson.id} />}
      </div>
    </li>
  );
}
