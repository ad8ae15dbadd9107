import { Link } from 'react-router-dom';
import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { useFrameText } from '../messages/frame.ts';
import classes from './wordmark.module.css';

/** Three arches under one roof, and the name. */
export function Wordmark({ to = addresses.landing }: { to?: string }) {
  const t = useFrameText();
  return (
    <Link to={to} className={classes.wordmark} aria-label={t('frame.home')}>
      <svg viewBox="0 0 36 32" className={classes.mark} aria-hidden="true">
        <path d="M1 4.5 18 .8 35 4.5V7H1z" className={classes.roof} />
        <path
          className={classes.wall}
          d="M2 9h32v23h-3.4V20.2a4.1 4.1 0 0 0-8.2 0V32h-.3V20.2a4.1 4.1 0 0 0-8.2 0V32h-.3V20.2a4.1 4.1 0 0 0-8.2 0V32H2z"
        />
      </svg>
      <span className={classes.name} aria-hidden="true">
        Stoa
      </span>
    </Link>
  );
}
