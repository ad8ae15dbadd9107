import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useReleaseSet } from '../shell-context.tsx';
import type { RemoteFailure } from './remote-failure.ts';
import classes from './remote-failed-screen.module.css';

interface RemoteFailedScreenProps {
  /** The screen in plain words: 'Search results'. */
  title: string;
  failure: RemoteFailure;
  onRetry(): void;
}

/** Stands in the frame where a remote should be: which part is missing, why, and the ways on. */
export function RemoteFailedScreen({ title, failure, onRetry }: RemoteFailedScreenProps) {
  const reference = useReleaseSet();
  return (
    <Page width="reading">
      <ErrorState
        order={1}
        title={`“${title}” is not available right now`}
        text={
          <>
            {explain(failure)} The rest of the site works: you can try again, or{' '}
            <LinkAnchor to="/">go to the front page</LinkAnchor>.
          </>
        }
        onRetry={onRetry}
      />
      <p className={classes.details}>
        Details: {failure.stage}
        {failure.chunk && <> · {failure.chunk}</>} · {failure.type}
        {failure.detail && <> · {failure.detail}</>}
        {failure.file && (
          <>
            <br />
            <code>{failure.file}</code>
          </>
        )}
        {reference && (
          <>
            <br />
            Reference: <code>{reference}</code>
          </>
        )}
      </p>
    </Page>
  );
}

function explain({ stage, type, isAltered }: RemoteFailure): string {
  if (!navigator.onLine) return 'This device is offline. Try again when you are connected.';
  if (stage === 'manifest' && isAltered)
    return 'This page’s release could not be verified, so nothing of it was started.';
  if (type === 'timeout') return 'It did not arrive in time. Your connection may be slow or interrupted.';
  if (stage === 'runtime') return 'Something in it went wrong. What you saved is safe.';
  if (stage === 'mount') return 'It arrived, but could not start.';
  if (stage === 'shared') return 'It does not fit the rest of the page yet. A fresh page may help.';
  return 'A part of it could not be loaded.';
}
