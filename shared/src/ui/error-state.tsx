import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, Title } from './kit.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  title?: string;
  text: ReactNode;
  /** Names the request in the server's log; shown small, to be quoted when asking for help. */
  requestId?: string | undefined;
  onRetry?: () => void;
  retrying?: boolean;
  order?: 1 | 2 | 3;
}

/** Something failed: what, and the way on. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'This could not be loaded', text, requestId, onRetry, retrying = false, order = 2 } = props;
  return (
    <div className={classes.state} role="alert">
      <IconCloudOff className={classes.icon} stroke={1.25} aria-hidden="true" />
      <Title order={order} className={classes.title}>
        {title}
      </Title>
      <div className={classes.text}>{text}</div>
      {onRetry && (
        <div className={classes.action}>
          <Button onClick={onRetry} loading={retrying}>
            Try again
          </Button>
        </div>
      )}
      {requestId && (
        <p className={classes.request}>
          If it goes on, tell us this number: <code>{requestId}</code>
        </p>
      )}
    </div>
  );
}
