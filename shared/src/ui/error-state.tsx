import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUiText } from '../i18n/messages/ui.ts';
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
  const t = useUiText();
  const { title = t('error.title'), text, requestId, onRetry, retrying = false, order = 2 } = props;
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
            {t('error.retry')}
          </Button>
        </div>
      )}
      {requestId && (
        <p className={classes.request}>
          {t.rich('error.request', { requestId, code: (number) => <code>{number}</code> })}
        </p>
      )}
    </div>
  );
}
