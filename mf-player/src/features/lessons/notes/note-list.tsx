import type { Note } from '@stoa/shared/contract/learning/notes.ts';
import { Button, Title } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useIsOnline } from '@stoa/shared/remote/use-is-online.ts';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useNotesText } from '../../../messages/notes.ts';
import { NoteRow } from './note-row.tsx';
import { useNotes } from './use-notes.ts';
import classes from './notes.module.css';

interface NoteListProps {
  courseId: string;
  /** Undefined: of the whole course. */
  lessonId: string | undefined;
  q: string;
  openIds: ReadonlySet<string>;
  onOpen(lessonId: string, place: number | null): void;
  onRemoved(): void;
}

/** Notes in the order of the course, those of a lesson under its title. */
export function NoteList({ courseId, lessonId, q, ...given }: NoteListProps) {
  const t = useNotesText();
  const isOnline = useIsOnline();
  const list = useNotes(courseId, { lessonId, q });
  if (!list.data && !isOnline) return <p role="status">{t('list.offline')}</p>;
  if (list.isPending) return <RowSkeleton count={3} label={t('list.loading')} />;
  if (!list.data) return <LoadFailed query={list} title={t('list.failed')} />;
  const notes = list.data.pages.flatMap(({ items }) => items);
  if (notes.length === 0) {
    return <p role="status">{t(q ? 'list.notFound' : lessonId ? 'list.emptyLesson' : 'list.empty')}</p>;
  }
  const total = list.data.pages.at(-1)?.total ?? notes.length;
  return (
    <div className={classes.groups}>
      <p role="status" className={classes.soft}>
        {t('list.found', { count: total })}
      </p>
      {[...Map.groupBy(notes, ({ lesson_id }) => lesson_id)].map(([id, ofLesson]) => (
        <Group key={id} notes={ofLesson} isTitled={lessonId === undefined} courseId={courseId} {...given} />
      ))}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}

interface GroupProps extends Pick<NoteListProps, 'courseId' | 'openIds' | 'onOpen' | 'onRemoved'> {
  notes: readonly Note[];
  isTitled: boolean;
}

function Group({ notes, isTitled, ...given }: GroupProps) {
  const t = useNotesText();
  const title = notes[0]?.lesson_title ?? t('list.gone');
  return (
    <section aria-label={title}>
      {isTitled && (
        <Title order={3} size="h6">
          {title}
        </Title>
      )}
      <ul className={classes.notes}>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} {...given} />
        ))}
      </ul>
    </section>
  );
}
