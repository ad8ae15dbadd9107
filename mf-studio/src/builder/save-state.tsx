import { Button, Loader } from '@stoa/shared/ui/kit.ts';
import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react';
import { useBuilderText } from '../messages/builder.ts';
import { useBuilder, useSaveState, useSaveStatus } from './builder-context.tsx';
import classes from './save-state.module.css';
import { useRefusalText } from './use-refusal-text.ts';

/** What became of the last edit, always in sight: saved, saving, or not saved and why. */
export function SaveState() {
  const t = useBuilderText();
  const { saver, isReadOnly } = useBuilder();
  const status = useSaveStatus();
  if (isReadOnly) return null;
  return (
    <div className={classes.state} data-status={status}>
      <span role="status" className={classes.words}>
        {status === 'saved' && (
          <>
            <IconCheck size={16} aria-hidden="true" /> {t('save.saved')}
          </>
        )}
        {(status === 'pending' || status === 'saving') && (
          <>
            <Loader size={16} aria-hidden="true" /> {t('save.saving')}
          </>
        )}
        {status === 'invalid' && (
          <>
            <IconPencil size={16} aria-hidden="true" /> {t('save.invalid')}
          </>
        )}
        {status === 'failed' && <Failure />}
      </span>
      {status === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => void saver.flush()}>
          {t('save.retry')}
        </Button>
      )}
    </div>
  );
}

function Failure() {
  const t = useBuilderText();
  const refusalText = useRefusalText();
  const failure = useSaveState((state) => state.failure);
  const reason = refusalText(failure?.error);
  return (
    <>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{failure?.willRetry ? t('save.retrying', { reason }) : t('save.failed', { reason })}</span>
    </>
  );
}
