import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { Button } from '@stoa/shared/kit';
import { useMediaText } from '../../../messages/media.ts';
import type { Media } from './use-media.ts';
import classes from './resumed-note.module.css';

/** How far from where it went on it still says so. */
const NOTE_S = 5;

/** Where it goes on, and the way to its beginning. */
export function ResumedNote({ media: { resumedAt, second, jump } }: { media: Media }) {
  const t = useMediaText();
  if (resumedAt < 1 || Math.abs(second - resumedAt) >= NOTE_S) return null;
  return (
    <p className={classes.note}>
      {t('media.stopped', { time: clockText(resumedAt) })}
      <Button variant="subtle" size="compact-md" onClick={() => jump(0)}>
        {t('media.restart')}
      </Button>
    </p>
  );
}
