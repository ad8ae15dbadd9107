import { useRef, useState } from 'react';
import { SegmentedControl, Title } from '@stoa/shared/kit';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { useNotesText } from '../../../messages/notes.ts';
import { NoteComposer } from './note-composer.tsx';
import { NoteList } from './note-list.tsx';
import { NotesDownload } from './notes-download.tsx';
import type { NotedLesson } from './place-now.ts';
import { useSettled } from './use-settled.ts';
import classes from './notes.module.css';

const TYPING_STOPPED_MS = 300;

interface NotesPanelProps {
  courseId: string;
  lesson: NotedLesson | undefined;
  mayWrite: boolean;
  /** Lessons that this viewer may open. */
  openIds: ReadonlySet<string>;
  onOpen(lessonId: string, place: number | null): void;
}

/** Writing a note, and all that were written: of this lesson or of the whole course. */
export function NotesPanel({ courseId, lesson, mayWrite, openIds, onOpen }: NotesPanelProps) {
  const t = useNotesText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(lesson === undefined);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), TYPING_STOPPED_MS);
  const lessonId = isWhole ? undefined : lesson?.id;
  return (
    <section className={classes.panel} aria-labelledby="notes-heading">
      {mayWrite && lesson && <NoteComposer key={lesson.id} courseId={courseId} lesson={lesson} />}
      {!mayWrite && <p>{t('ended.text')}</p>}
      <div className={classes.head}>
        <Title order={2} size="h4" id="notes-heading" ref={heading} tabIndex={-1}>
          {t('heading')}
        </Title>
        <span className={classes.soft}>{t('private')}</span>
        <NotesDownload courseId={courseId} />
      </div>
      <div className={classes.filters}>
        {lesson && (
          <SegmentedControl
            aria-label={t('list.scope')}
            data={[
              { value: 'lesson', label: t('list.lesson') },
              { value: 'course', label: t('list.course') },
            ]}
            value={isWhole ? 'course' : 'lesson'}
            onChange={(value) => setWhole(value === 'course')}
          />
        )}
        <div role="search" className={classes.search}>
          <SearchField label={t('list.search')} value={typed} onChange={setTyped} />
        </div>
      </div>
      <NoteList
        courseId={courseId}
        lessonId={lessonId}
        q={q}
        openIds={openIds}
        onOpen={onOpen}
        onRemoved={() => heading.current?.focus()}
      />
    </section>
  );
}
