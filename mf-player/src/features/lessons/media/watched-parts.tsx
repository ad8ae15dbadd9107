import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { useMediaText } from '../../../messages/media.ts';
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
  /** A recording is heard. */
  verb?: 'watched' | 'heard';
  onJump(second: number): void;
}

/** More buttons than that would be a wall; the next ones come when these are watched. */
const MOST_SHOWN = 6;

/** How much of a film or recording counts, how much is needed, and the way to what was skipped. */
export function WatchedParts({ watched, duration, threshold, isEnded, verb = 'watched', onJump }: WatchedPartsProps) {
  const t = useMediaText();
  const { percent } = useFormat();
  const share = { share: percent(watchedPercent(watched, duration)), needed: percent(threshold) };
  const parts = (isEnded ? missingParts : skippedParts)(watched, duration);
  return (
    <section className={classes.parts} aria-label={t(`${verb}.name`)}>
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
        {isEnded ? t(`${verb}.ended`, share) : parts.length > 0 ? t(`${verb}.skipped`) : ''}
      </p>
      {!isEnded && <p className={classes.share}>{t(`${verb}.share`, share)}</p>}
      {parts.length > 0 && (
        <ul className={classes.list} aria-label={t(`${verb}.missing`)}>
          {parts.slice(0, MOST_SHOWN).map(([from, to], place) => (
            // By its place: its second moves by a hair when what was watched last is kept, and a focused one stays focused.
            <li key={place}>
              <Button variant="default" size="compact-sm" onClick={() => onJump(from)}>
                {t(`${verb}.part`, { from: clockText(from), to: clockText(to) })}
              </Button>
            </li>
          ))}
          {parts.length > MOST_SHOWN && <li>{t('watched.more', { count: parts.length - MOST_SHOWN })}</li>}
        </ul>
      )}
    </section>
  );
}
