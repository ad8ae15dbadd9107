import { useState, type CSSProperties, type PointerEvent } from 'react';
import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useMediaText } from '../../../messages/media.ts';
import { chapterAt } from './chapter-at.ts';
import { joinRanges } from './missing-parts.ts';
import { SeekThumbnail } from './seek-thumbnail.tsx';
import type { Media } from './use-media.ts';
import type { Range } from './watched-ranges.ts';
import classes from './seek-bar.module.css';

interface SeekBarProps {
  media: Media;
  chapters: readonly Chapter[];
  /** Of a film: its pictures are shown above the pointer. */
  pictures?: string;
}

/** Where it is, how much is here, what was watched, where chapters begin; and what stands under the pointer. */
export function SeekBar({ media, chapters, pictures }: SeekBarProps) {
  const t = useMediaText();
  const { second, duration } = media;
  const [pointedAt, setPointedAt] = useState<number>();
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setPointedAt(Math.max(0, Math.min(1, (clientX - left) / width)) * duration);
  };
  const times = { time: clockText(second), length: clockText(duration) };
  const chapter = chapterAt(chapters, second)?.title;
  return (
    <div className={classes.bar} onPointerMove={point} onPointerLeave={() => setPointedAt(undefined)}>
      <div className={classes.track} aria-hidden="true">
        <Parts className={classes.buffered} ranges={media.buffered} duration={duration} />
        <span className={classes.played} style={{ inlineSize: share(second, duration) }} />
        <Parts className={classes.watched} ranges={joinRanges(media.watched)} duration={duration} />
        {chapters
          .filter(({ start_s }) => start_s > 0)
          .map(({ start_s }) => (
            <span key={start_s} className={classes.mark} style={{ insetInlineStart: share(start_s, duration) }} />
          ))}
      </div>
      <input
        type="range"
        data-seek
        className={classes.input}
        min={0}
        max={duration}
        step="any"
        value={Math.min(second, duration)}
        aria-label={t('seek.name')}
        aria-valuetext={chapter ? t('seek.chapter', { ...times, chapter }) : t('seek.time', times)}
        onChange={({ currentTarget }) => media.jump(Number(currentTarget.value))}
      />
      {pointedAt !== undefined && (
        <div className={classes.preview} style={at(pointedAt / duration)} aria-hidden="true">
          {pictures && <SeekThumbnail source={pictures} second={pointedAt} />}
          {chapterAt(chapters, pointedAt)?.title}
          <span className={classes.time}>{clockText(pointedAt)}</span>
        </div>
      )}
    </div>
  );
}

const share = (second: number, duration: number): string => `${(100 * second) / Math.max(1, duration)}%`;

/** Kept within the bar: at its beginning the preview stands to the right of the pointer, at its end to the left. */
const at = (part: number): CSSProperties => ({
  insetInlineStart: `${100 * part}%`,
  transform: `translateX(${-100 * part}%)`,
});

function Parts({
  ranges,
  duration,
  className,
}: {
  ranges: readonly Range[];
  duration: number;
  className?: string | undefined;
}) {
  return ranges.map(([from, to]) => (
    <span
      key={from}
      className={className}
      style={{ insetInlineStart: share(from, duration), inlineSize: share(to - from, duration) }}
    />
  ));
}
