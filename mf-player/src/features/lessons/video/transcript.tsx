import { useEffect, useRef } from 'react';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useVideoText } from '../../../messages/video.ts';
import type { PlayedContent } from './video-lesson.tsx';
import classes from './transcript.module.css';

interface TranscriptProps {
  cues: PlayedContent['transcript'];
  /** Where the video is. */
  second: number;
  onJump(second: number): void;
}

/** What is said, line by line; choosing a line goes there. The list follows the video, the page stands still. */
export function Transcript({ cues, second, onJump }: TranscriptProps) {
  const t = useVideoText();
  const list = useRef<HTMLOListElement>(null);
  const current = cues.findIndex((cue) => second >= cue.start_s && second < cue.end_s);
  useEffect(() => {
    const line = list.current?.children[current] as HTMLElement | undefined;
    if (line && list.current) list.current.scrollTo?.({ top: line.offsetTop - list.current.clientHeight / 3 });
  }, [current]);

  if (cues.length === 0) return null;
  return (
    <details className={classes.transcript}>
      <summary className={classes.summary}>{t('transcript.title')}</summary>
      <ol ref={list} className={classes.lines}>
        {cues.map((cue, index) => (
          <li key={cue.start_s}>
            <button
              type="button"
              className={classes.line}
              aria-current={index === current}
              onClick={() => onJump(cue.start_s)}
            >
              <span className={classes.time}>{clockText(cue.start_s)}</span>
              {cue.text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
