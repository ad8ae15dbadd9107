import { useRef, useState } from 'react';
import { MOST_GIFT, readGift } from './gift/read-gift.ts';
import { UnopenedQti } from './qti/open-qti.ts';
import { readQtiFile, type QtiReading } from './qti/read-qti-file.ts';
import type { QuestionReading, TruthWords } from '@stoa/shared/question-files/reading/read-items.ts';

/** Why nothing of it is read. */
type Unread = 'long' | 'large' | 'none' | 'failed';
export interface Reading {
  /** What is pasted or was read out of a file of text. */
  text: string;
  isReading: boolean;
  found: QuestionReading | undefined;
  /** Of what a package shows. */
  openPicture: QtiReading['openPicture'] | undefined;
  unread: Unread | undefined;
  readText(text: string): void;
  readFile(file: File): Promise<void>;
}

/** Four bytes make a character at most: of what is longer, enough to say so. */
const MOST_BYTES = MOST_GIFT * 4;

/** Reads GIFT from a text, and GIFT or QTI from a file; what is given last counts. */
export function useReading(truth: TruthWords): Reading {
  const [text, setText] = useState('');
  const [state, setState] = useState<Pick<Reading, 'isReading' | 'found' | 'openPicture' | 'unread'>>(nothing);
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
      const reading = await (isQti(file) ? readPackage(file, truth) : file.slice(0, MOST_BYTES).text());
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
const nothing = { isReading: false, found: undefined, openPicture: undefined, unread: undefined };

async function readPackage(
  file: File,
  truth: TruthWords,
): Promise<Partial<QtiReading> & Partial<Pick<Reading, 'unread'>>> {
  try {
    const reading = await readQtiFile(file, truth);
    const { questions, problems } = reading.found;
    return questions.length + problems.length === 0 ? { unread: 'none' } : reading;
  } catch (error) {
    if (!(error instanceof UnopenedQti)) throw error;
    return { unread: error.reason };
  }
}
