import { useContext, useEffect, useEffectEvent } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useIsOnline } from '@stoa/shared/remote/use-is-online.ts';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useFrameText, type FrameTextKey } from '../messages/frame.ts';
import { ReleaseSetContext } from './release-set.ts';
import type { RemoteFailure } from './remote-failure.ts';
import classes from './remote-failed-screen.module.css';

interface RemoteFailedScreenProps {
  /** The screen in plain words: 'Search results'. Left out: this page. */
  title?: string;
  failure: RemoteFailure;
  onRetry(): void;
}

/** Stands in the frame where a remote should be: which part is missing, why, and the ways on. */
export function RemoteFailedScreen({ title, failure, onRetry }: RemoteFailedScreenProps) {
  const t = useFrameText();
  const reference = useContext(ReleaseSetContext);
  const isOnline = useIsOnline();
  useRetryOnline(failure, onRetry);
  const { stage, chunk, type, detail, file } = failure;
  const facts = [stage, chunk, type, detail].filter(Boolean).join(' · ');
  return (
    <Page width="reading">
      <ErrorState
        order={1}
        title={t('failed.title', { title: title ?? t('screen.this-page') })}
        text={
          isOnline
            ? t.rich('failed.ways', {
                reason: t(reasonOf(failure)),
                link: (words) => <LinkAnchor to={to.landing()}>{words}</LinkAnchor>,
              })
            : t('failed.offline')
        }
        onRetry={onRetry}
      />
      <p className={classes.details}>
        {t('failed.details', { facts })}
        {file && (
          <>
            <br />
            <code>{file}</code>
          </>
        )}
        {reference && (
          <>
            <br />
            {t.rich('failed.reference', { reference, code: (words) => <code>{words}</code> })}
          </>
        )}
      </p>
    </Page>
  );
}

/** What was lost on the way comes when the line is back; what came and failed would only fail again. */
function useRetryOnline({ stage }: RemoteFailure, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  const isLost = stage !== 'mount' && stage !== 'runtime';
  useEffect(() => {
    if (!isLost) return;
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost]);
}

function reasonOf({ stage, type, isAltered }: RemoteFailure): FrameTextKey {
  if (stage === 'manifest' && isAltered) return 'failed.altered';
  if (type === 'timeout') return 'failed.timeout';
  if (stage === 'runtime' || stage === 'mount' || stage === 'shared') return `failed.${stage}`;
  return 'failed.part';
}
