import { useEffect, useState } from 'react';
import { Alert } from '@stoa/shared/kit';
import classes from './freshness.module.css';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useReleasesText } from '../../messages/releases.ts';

interface FreshnessProps {
  /** Stands before the age: which channel, which revision. */
  about: string;
  query: { dataUpdatedAt: number; error: Error | null };
}

const SECOND_MS = 1000;

/** How old what is shown is: quietly while it is kept up, plainly once it is not. */
export function Freshness({ about, query: { dataUpdatedAt, error } }: FreshnessProps) {
  const t = useReleasesText();
  const errorText = useErrorText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - dataUpdatedAt) / SECOND_MS));
  const age =
    seconds < 90 ? t('fresh.seconds', { count: seconds }) : t('fresh.minutes', { count: Math.round(seconds / 60) });
  if (!error) return <p className={classes.quiet}>{t('fresh.quiet', { about, age })}</p>;
  return (
    <Alert color="yellow" title={t('fresh.old', { age })}>
      {t('fresh.old.text', { reason: errorText(error) })}
    </Alert>
  );
}
