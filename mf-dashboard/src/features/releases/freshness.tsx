import { useEffect, useState } from 'react';
import { Alert } from '@stoa/shared/ui/kit.ts';
import classes from './freshness.module.css';

interface FreshnessProps {
  /** Stands before the age: which channel, which revision. */
  about: string;
  query: { dataUpdatedAt: number; error: Error | null };
}

const SECOND_MS = 1000;

/** How old what is shown is: quietly while it is kept up, plainly once it is not. */
export function Freshness({ about, query: { dataUpdatedAt, error } }: FreshnessProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, []);
  const age = ageText(Math.max(0, Math.round((now - dataUpdatedAt) / SECOND_MS)));
  if (!error)
    return (
      <p className={classes.quiet}>
        {about} · updated {age} ago
      </p>
    );
  return (
    <Alert color="yellow" title={`This is ${age} old`}>
      {error.message} What you see stays; it is tried again every few seconds.
    </Alert>
  );
}

const ageText = (seconds: number): string => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);
