import { useEffect, useState } from 'react';
import { decodeText } from '../../builder/captions/decode-text.ts';
import type { CaptionFile, CaptionProblem } from '../../builder/captions/cue.ts';
import { readCaptions } from '../../builder/captions/read-captions.ts';

export type Source =
  | { state: 'reading' }
  | { state: 'read'; file: CaptionFile }
  /** The file says something that cannot be read. */
  | { state: 'broken'; problem: CaptionProblem }
  | { state: 'failed' };

const nothing: CaptionFile = { head: '', cues: [] };

/** The captions that are there, read once: later ones are the editor's own. */
export function useSource(url: string | null, language: string): { source: Source; again(): void } {
  const [asked] = useState({ url, language });
  const [attempt, setAttempt] = useState(0);
  const [source, setSource] = useState<Source>(
    asked.url === null ? { state: 'read', file: nothing } : { state: 'reading' },
  );
  useEffect(() => {
    if (asked.url === null) return;
    const leaving = new AbortController();
    readSource(asked.url, asked.language, leaving.signal).then(
      (read) => setSource(read),
      () => !leaving.signal.aborted && setSource({ state: 'failed' }),
    );
    return () => leaving.abort();
  }, [asked, attempt]);
  const again = () => {
    setSource({ state: 'reading' });
    setAttempt((count) => count + 1);
  };
  return { source, again };
}

async function readSource(url: string, language: string, signal: AbortSignal): Promise<Source> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) return { state: 'failed' };
  const read = readCaptions(decodeText(new Uint8Array(await reply.arrayBuffer()), language).text);
  return 'problem' in read ? { state: 'broken', problem: read.problem } : { state: 'read', file: read.file };
}
