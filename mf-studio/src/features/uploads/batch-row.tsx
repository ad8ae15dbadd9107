import type { Uploading } from '@stoa/shared/files/upload-store.ts';
import { Button } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useFilmsText } from '../../messages/films.ts';
import type { BatchLesson } from './batch-list.tsx';
import classes from './batch-list.module.css';
import type { BatchItem, BatchStore } from './batch-store.ts';
import { fileKinds } from './file-check.ts';
import { FileButton } from './file-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useRefusedText } from './use-refused-text.ts';

interface BatchRowProps {
  item: BatchItem;
  uploading: Uploading | undefined;
  lesson: BatchLesson | undefined;
  batch: BatchStore;
  onAgain(lessonId: string, file: File): void;
}

export function BatchRow({ item, uploading, lesson, batch, onAgain }: BatchRowProps) {
  const t = useFilmsText();
  const refusedText = useRefusedText();
  const { slot, name, phase, purpose, lessonId } = item;
  const { resume, cancel } = batch.getState();
  const state = phase === 'begun' ? uploading?.state : undefined;
  if (state && state.kind !== 'ready' && state.kind !== 'rejected') {
    return (
      <li className={classes.row}>
        <UploadProgress slot={slot} name={name} state={state} onResume={resume} />
      </li>
    );
  }
  const words = state?.kind === 'rejected' ? t('row.rejected', { reason: refusedText(state.reason) }) : undefined;
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
        <span className={classes.state} data-kind={state?.kind ?? phase}>
          {words ?? t(phase === 'unfinished' ? 'row.unfinished' : state ? 'row.ready' : 'row.waiting')}
        </span>
        {state && lesson && (
          <LinkAnchor to={lesson.href}>
            {t(state.kind === 'ready' ? 'row.open' : 'row.giveAnother', { title: lesson.title })}
          </LinkAnchor>
        )}
        {phase === 'unfinished' && (
          <FileButton
            label={t('row.againNamed', { name })}
            accept={fileKinds[purpose].accept}
            onChoose={([file]) => file && onAgain(lessonId, file)}
          >
            {t('row.again')}
          </FileButton>
        )}
        {!state && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={t(phase === 'unfinished' ? 'row.forgetNamed' : 'row.cancelNamed', { name })}
            onClick={() => cancel(slot)}
          >
            {t(phase === 'unfinished' ? 'row.forget' : 'row.cancel')}
          </Button>
        )}
      </div>
    </li>
  );
}
