import { useEffect, useRef, useState } from 'react';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { Button } from '@stoa/shared/kit';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { useTranscriptText } from '../../../messages/transcript.ts';
import lines from '../media/lines.module.css';
import { usePlayingStore } from '../playing-store.ts';
import { matchingLines } from './matching-lines.ts';
import classes from './transcript.module.css';

interface TranscriptProps {
  lessonId: string;
  cues: readonly { start_s: number; end_s: number; text: string }[];
}

/** What is said, line by line; choosing a line goes there. The list follows the media, the page stands still. */
export function Transcript({ lessonId, cues }: TranscriptProps) {
  const t = useTranscriptText();
  const second = usePlayingStore((store) => (store.lessonId === lessonId ? store.progress : 0));
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

  const look = (by: number) => setAt((at + by + found.length) % found.length);
  return (
    <div className={classes.transcript}>
      <div role="search" className={classes.search}>
        <SearchField
          label={t('search')}
          value={words}
          onChange={(typed) => {
            setWords(typed);
            setAt(0);
          }}
        />
        <span role="status" className={classes.count}>
          {words.trim() !== '' && (found.length > 0 ? t('found', { at: at + 1, count: found.length }) : t('none'))}
        </span>
        {found.length > 1 && (
          <>
            <Button variant="default" onClick={() => look(-1)}>
              {t('previous')}
            </Button>
            <Button variant="default" onClick={() => look(1)}>
              {t('next')}
            </Button>
          </>
        )}
      </div>
      <ol ref={list} className={lines.lines}>
        {cues.map((cue, index) => (
          <li key={cue.start_s}>
            <button
              type="button"
              className={`${lines.line} ${classes.line}`}
              aria-current={index === current}
              data-found={index === looked || undefined}
              onClick={() => usePlayingStore.getState().goTo(lessonId, cue.start_s)}
            >
              <span className={lines.time}>{clockText(cue.start_s)}</span>
              {cue.text}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
