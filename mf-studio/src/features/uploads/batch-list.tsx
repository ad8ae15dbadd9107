import { Button, Title } from '@stoa/shared/kit';
import { useStore } from 'zustand';
import { useFilmsText } from '../../messages/films.ts';
import classes from './batch-list.module.css';
import { BatchRow } from './batch-row.tsx';
import { hasEnded, type BatchStore } from './batch-store.ts';
import { useUploads } from './upload-context.tsx';

export interface BatchLesson {
  title: string;
  href: string;
}

interface BatchListProps {
  batch: BatchStore;
  /** Undefined where it was removed since. */
  lessonOf(lessonId: string): BatchLesson | undefined;
  /** The file of an unfinished one, chosen again. */
  onAgain(lessonId: string, file: File): void;
}

/** Each file and how far it is, wherever it waits. */
export function BatchList({ batch, lessonOf, onAgain }: BatchListProps) {
  const t = useFilmsText();
  const items = useStore(batch, (state) => state.items);
  const uploads = useStore(useUploads(), (state) => state.uploads);
  if (items.length === 0) return null;
  const ended = items.filter(({ slot }) => hasEnded(uploads.get(slot)));
  const done = ended.filter(({ slot }) => uploads.get(slot)?.state.kind === 'ready').length;
  return (
    <section className={classes.list} aria-labelledby="batch-heading">
      <div className={classes.head}>
        <Title order={3} size="h5" id="batch-heading">
          {t('list.title')}
        </Title>
        <span role="status" className={classes.done}>
          {t('list.done', { done, count: items.length })}
        </span>
        {ended.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => batch.getState().clear()}>
            {t('list.clear')}
          </Button>
        )}
      </div>
      <ul className={classes.rows}>
        {items.map((item) => (
          <BatchRow
            key={item.slot}
            item={item}
            uploading={uploads.get(item.slot)}
            lesson={lessonOf(item.lessonId)}
            batch={batch}
            onAgain={onAgain}
          />
        ))}
      </ul>
    </section>
  );
}
