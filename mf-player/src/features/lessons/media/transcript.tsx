import { useEffect, useRef, useState } from 'react';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { Button } from '@stoa/shared/kit';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { useMediaText } from '../../../messages/media.ts';
import { matchingLines } from './matching-lines.ts';
import classes from './transcript.module.css';

interface TranscriptProps {
  cues: readonly { start_s: number; end_s: number; text: string }[];
  /** Where it is. */
  second: number;
  onJump(second: number): void;
}

/** What is said, line by line; choosing a line goes there. The list follows the media, the page stands still. */
export function Transcript({ cues, second, onJump }: TranscriptProps) {
  const t = useMediaText();
  const list = useRef<HTMLOListElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const found = matchingLines(cues, words);
  const current = cues.findIndex((cue) => second >= cue.start_s && second < cue.end_s);
  const looked = found[at];
  const shown = looked ?? current;
  useEffect(() => {
    const line = list.current?.children[shown] as HTMLElement | undefined;
    if (line && list.current) list.current.scrollTo?.({ top: line.offsetTop - list.current.clientHeight / 3 });
  }, [shown]);

  if (cues.length === 0) return null;
  const look = (by: number) => setAt((at + by + found.length) % found.length);
  return (
    <details className={classes.transcript}>
      <summary className={classes.summary}>{t('transcript.title')}</summary>
      <div role="search" className={classes.search}>
        <SearchField
          label={t('transcript.search')}
          value={words}
          onChange={(typed) => {
            setWords(typed);
            setAt(0);
          }}
        />
        <span role="status" className={classes.count}>
          {words.trim() !== '' &&
            (found.length > 0 ? t('transcript.found', { at: at + 1, count: found.length }) : t('transcript.none'))}
        </span>
        {found.length > 1 && (
          <>
            <Button variant="default" onClick={() => look(-1)}>
              {t('transcript.previous')}
            </Button>
            <Button variant="default" onClick={() => look(1)}>
              {t('transcript.next')}
            </Button>
          </>
        )}
      </div>
      <ol ref={list} className={classes.lines}>
        {cues.map((cue, index) => (
          <li key={cue.start_s}>
            <button
              type="button"
              className={classes.line}
              aria-current={index === current}
              data-found={index === looked || undefined}
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
