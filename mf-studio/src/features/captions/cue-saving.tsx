import { Button } from '@stoa/shared/kit';
import { useCaptionsText } from '../../messages/captions.ts';
import classes from './caption-editor.module.css';

/** How the saving of the file stands. `reason`: why the server did not take it. */
export type CueUpload =
  { state: 'none' | 'saving' | 'saved' } | { state: 'rejected'; reason: string } | { state: 'failed'; retry(): void };

interface CueSavingProps {
  upload: CueUpload;
  /** Something is typed that was not given to be saved. */
  isPending: boolean;
  /** Captions that break a rule. */
  broken: number;
  isEmpty: boolean;
}

export function CueSaving({ upload, isPending, broken, isEmpty }: CueSavingProps) {
  const t = useCaptionsText();
  const isBad = broken > 0 || upload.state === 'rejected' || upload.state === 'failed';
  const words = (): string => {
    if (broken > 0) return t('saving.invalid', { count: broken });
    if (isEmpty) return t('saving.none');
    if (isPending) return t('saving.pending');
    if (upload.state === 'rejected') return t('saving.rejected', { reason: upload.reason });
    return t(`saving.${upload.state === 'none' ? 'saved' : upload.state}`);
  };
  return (
    <p className={classes.saving} data-bad={isBad} role="status">
      {words()}{' '}
      {upload.state === 'failed' && !isPending && (
        <Button size="compact-sm" variant="default" onClick={upload.retry}>
          {t('editor.again')}
        </Button>
      )}
    </p>
  );
}
