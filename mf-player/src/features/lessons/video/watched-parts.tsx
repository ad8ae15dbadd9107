import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { useVideoText } from '../../../messages/video.ts';
import { joinRanges, missingParts, skippedParts, watchedPercent } from './missing-parts.ts';
import type { Range } from './watched-ranges.ts';
import classes from './watched-parts.module.css';

interface WatchedPartsProps {
  watched: readonly Range[];
  /** Seconds. */
  duration: number;
  /** Percent that completes the lesson. */
  threshold: number;
  isEnded: boolean;
  onJump(second: number): void;
}

/** More buttons than that would be a wall; the next ones come when these are watched. */
const MOST_SHOWN = 6;

/** How much of a video counts as watched, how much is needed, and the way to what was skipped. */
export function WatchedParts({ watched, duration, threshold, isEnded, onJump }: WatchedPartsProps) {
  const t = useVideoText();
  const { percent } = useFormat();
  const share = { share: percent(watchedPercent(watched, duration)), needed: percent(threshold) };
  const parts = (isEnded ? missingParts : skippedParts)(watched, duration);
  return (
    <section className={classes.parts} aria-label={t('watched.name')}>
      <div className={classes.bar} aria-hidden="true">
        {joinRanges(watched).map(([from, to]) => (
          <span
            key={from}
            className={classes.seen}
            style={{
              insetInlineStart: `${(100 * from) / duration}%`,
              inlineSize: `${(100 * (to - from)) / duration}%`,
            }}
          />
        ))}
      </div>
      <p className={classes.share} role="status">
        {isEnded ? t('watched.ended', share) : parts.length > 0 ? t('watched.skipped') : ''}
      </p>
      {!isEnded && <p className={classes.share}>{t('watched.share', share)}</p>}
      {parts.length > 0 && (
        <ul className={classes.list} aria-label={t('watched.missing')}>
          {parts.slice(0, MOST_SHOWN).map(([from, to]) => (
            <li key={from}>
              <Button variant="default" size="compact-sm" onClick={() => onJump(from)}>
                {t('watched.part', { from: clockText(from), to: clockText(to) })}
              </Button>
            </li>
          ))}
          {parts.length > MOST_SHOWN && <li>{t('watched.more', { count: parts.length - MOST_SHOWN })}</li>}
        </ul>
      )}
    </section>
  );
}
