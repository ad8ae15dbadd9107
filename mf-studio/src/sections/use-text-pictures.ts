import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { withPictures } from '@stoa/shared/contract/teaching/text-pictures.ts';
import type { FileToSend } from '@stoa/shared/files/start-upload.ts';
import { isUnderWay } from '@stoa/shared/files/upload-state.ts';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { checkFile, fileKinds } from '../features/uploads/file-check.ts';
import { pictureMark, type PictureWords } from '../features/uploads/picture-mark.ts';
import { useUploads } from '../features/uploads/upload-context.tsx';
import { useFileProblemText } from '../features/uploads/use-file-problem-text.ts';
import { useRefusedText } from '../features/uploads/use-refused-text.ts';
import { usePicturesText } from '../messages/pictures.ts';
import type { PictureTool } from '../ui/markdown-editor.tsx';

/** At once: each is asked about. */
const MOST_GIVEN = 10;

interface Given {
  slot: string;
  toSend: FileToSend;
  insert(block: string): void;
}

let made = 0;

/** Takes pictures for a text: says what will not do, asks what is to be seen, sends them, and names them in the text. */
export function useTextPictures(lesson: BuilderLesson) {
  const t = usePicturesText();
  const problemText = useFileProblemText();
  const refusedText = useRefusedText();
  const store = useUploads();
  const uploads = useStore(store, (state) => state.uploads);
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** Sent, and not in the course as the server tells it yet. */
  const [met, setMet] = useState<readonly StoredFile[]>([]);
  const prefix = `picture:${lesson.id}:`;
  const mine = [...uploads].filter(([slot]) => slot.startsWith(prefix));

  // Where nobody writes any more, there is no place for what comes.
  const begun = useRef(new Set<string>());
  useEffect(() => {
    const slots = begun.current;
    return () => slots.forEach((slot) => store.getState().cancel(slot));
  }, [store]);

  async function give(files: readonly File[], insert: (block: string) => void): Promise<void> {
    const next: Given[] = [];
    const wrong: string[] = [];
    for (const file of files.slice(0, MOST_GIVEN)) {
      const checked = await checkFile(file, 'picture');
      if ('problem' in checked) wrong.push(problemText(checked.problem, file, 'picture'));
      else next.push({ slot: `${prefix}${(made += 1)}`, toSend: checked, insert });
    }
    setProblems(wrong);
    setGiven((before) => [...before, ...next]);
  }

  const urls = new Map([...lesson.pictures, ...met].map(({ id, url }) => [id, url]));
  const tool: PictureTool = {
    accept: fileKinds.picture.accept,
    onGive: (files, insert) => void give(files, insert),
    shownAs: (text) => withPictures(text, (id) => urls.get(id)),
  };

  return {
    tool,
    /** The picture that is asked about. */
    asked: given[0],
    sending: mine.flatMap(([slot, { name, state }]) => (isUnderWay(state) ? [{ slot, name, state }] : [])),
    refusals: [
      ...problems,
      ...mine.flatMap(([, { name, state }]) =>
        state.kind === 'rejected' ? [t('refused', { name, reason: refusedText(state.reason) })] : [],
      ),
    ],
    /** What is to be seen in it; undefined: it is not wanted. */
    answer(words: PictureWords | undefined): void {
      const [first, ...rest] = given;
      setGiven(rest);
      if (!first || !words) return;
      const { slot, toSend, insert } = first;
      begun.current.add(slot);
      store.getState().begin(slot, toSend, (file) => {
        begun.current.delete(slot);
        setMet((known) => [...known, file]);
        insert(pictureMark(file.id, words));
      });
    },
  };
}
