import { useRef, useState } from 'react';
import { MOST_GIFT, readGift } from './gift/read-gift.ts';
import { openQti, UnopenedQti } from './qti/open-qti.ts';
import { readQti } from '@stoa/shared/question-files/qti/read-qti.ts';
import type { QuestionReading, TruthWords } from '@stoa/shared/question-files/reading/read-items.ts';

/** Why nothing of it is read. */
type Unread = 'long' | 'large' | 'none' | 'failed';
export interface Reading {
  /** What is pasted or was read out of a file of text. */
  text: string;
  isReading: boolean;
  found: QuestionReading | undefined;
  unread: Unread | undefined;
  readText(text: string): void;
  readFile(file: File): Promise<void>;
}

/** Four bytes make a character at most: of what is longer, enough to say so. */
const MOST_BYTES = MOST_GIFT * 4;

/** Reads GIFT from a text, and GIFT or QTI from a file; what is given last counts. */
export function useReading(truth: TruthWords): Reading {
  const [text, setText] = useState('');
  const [state, setState] = useState<Pick<Reading, 'isReading' | 'found' | 'unread'>>(nothing);
  const last = useRef<object>(undefined);

  function readText(given: string): void {
    last.current = undefined;
    setText(given);
    if (given.length > MOST_GIFT) setState({ ...nothing, unread: 'long' });
    else setState(given.trim() === '' ? nothing : { ...nothing, found: readGift(given, truth) });
  }
  async function readFile(file: File): Promise<void> {
    const own = (last.current = {});
    const isLast = () => last.current === own;
    setState({ ...nothing, isReading: true });
    try {
      const reading = await (isQti(file) ? readQtiFile(file, truth) : file.slice(0, MOST_BYTES).text());
      if (!isLast()) return;
      if (typeof reading === 'string') return readText(reading);
      setText('');
      setState({ ...nothing, ...reading });
    } catch {
      if (isLast()) setState({ ...nothing, unread: 'failed' });
    }
  }
  return { text, ...state, readText, readFile };
}
const isQti = ({ name }: File): boolean => /\.(?:zip|xml)$/i.test(name);
const nothing = { isReading: false, found: undefined, unread: undefined };

async function readQtiFile(file: File, truth: TruthWords): Promise<Partial<Pick<Reading, 'found' | 'unread'>>> {
  try {
    const found = readQti(await openQti(file), truth);
    return found.questions.length + found.problems.length === 0 ? { unread: 'none' } : { found };
  } catch (error) {
    if (!(error instanceof UnopenedQti)) throw error;
    return { unread: error.reason };
  }
}
