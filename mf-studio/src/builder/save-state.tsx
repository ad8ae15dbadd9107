import { Button, Loader } from '@stoa/shared/ui/kit.ts';
import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react';
import { useBuilder, useSaveState, useSaveStatus } from './builder-context.tsx';
import classes from './save-state.module.css';

/** What became of the last edit, always in sight: saved, saving, or not saved and why. */
export function SaveState() {
  const { saver, isReadOnly } = useBuilder();
  const status = useSaveStatus();
  const failure = useSaveState((state) => state.failure);
  if (isReadOnly) return null;
  return (
    <div className={classes.state} data-status={status}>
      <span role="status" className={classes.words}>
        {status === 'saved' && (
          <>
            <IconCheck size={16} aria-hidden="true" /> Saved
          </>
        )}
        {(status === 'pending' || status === 'saving') && (
          <>
            <Loader size={16} aria-hidden="true" /> Saving…
          </>
        )}
        {status === 'invalid' && (
          <>
            <IconPencil size={16} aria-hidden="true" /> Not saved – mend the marked field
          </>
        )}
        {status === 'failed' && (
          <>
            <IconAlertTriangle size={16} aria-hidden="true" />
            <span>
              Not saved – {failure?.message} {failure?.willRetry && 'We keep trying.'}
            </span>
          </>
        )}
      </span>
      {status === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => void saver.flush()}>
          Retry
        </Button>
      )}
    </div>
  );
}
