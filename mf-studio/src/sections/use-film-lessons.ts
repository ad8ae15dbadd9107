import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import type { FileToSend } from '@stoa/shared/files/start-upload.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useMemo, useState } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import type { Curriculum } from '../features/curriculum/use-curriculum.ts';
import { batchMemory } from '../features/uploads/batch-memory.ts';
import { checkFile } from '../features/uploads/file-check.ts';
import { filmPurposeOf, filmTitle, inNaturalOrder, type FilmPurpose } from '../features/uploads/film-files.ts';
import { useBatch } from '../features/uploads/use-batch.ts';
import { useFileProblemText } from '../features/uploads/use-file-problem-text.ts';
import { useFilmsText } from '../messages/films.ts';

const MOST_FILES = 50;

interface Film {
  purpose: FilmPurpose;
  toSend: FileToSend;
}

/** Makes a lesson of each file, and has it sent. What will not do is told by its name, and holds up nothing. */
export function useFilmLessons(curriculum: Curriculum) {
  const t = useFilmsText();
  const word = useCourseWords();
  const format = useFormat();
  const problemText = useFileProblemText();
  const { course, saver } = useBuilder();
  const { user } = useSession();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [making, setMaking] = useState<{ number: number; count: number }>();
  const memory = useMemo(() => batchMemory(user?.id ?? '', course.id), [user?.id, course.id]);
  const lessons = course.modules.flatMap((module) => module.lessons);
  const batch = useBatch({
    memory,
    lacking: lessons.filter(({ file }) => file === null).map(({ id }) => id),
    attach: (lessonId, fileId) => {
      saver.change(`lesson:${lessonId}`, 'file_id', fileId);
      void saver.flush();
    },
  });

  /** What can be sent; the rest is told. */
  async function check(files: readonly File[]): Promise<{ films: Film[]; refused: string[] }> {
    const films: Film[] = [];
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      const { name } = file;
      const purpose = filmPurposeOf(file);
      if (index >= MOST_FILES) refused.push(t('refused.many', { name, most: MOST_FILES }));
      else if (!purpose) refused.push(t('refused.kind', { name }));
      else {
        const checked = await checkFile(file, purpose);
        if ('problem' in checked) refused.push(problemText(checked.problem, file, purpose));
        else films.push({ purpose, toSend: checked });
      }
    }
    return { films, refused };
  }

  /** @returns the lesson's id; undefined where it could not be made, which was told. */
  async function makeLesson(moduleId: string, { purpose, toSend }: Film): Promise<string | undefined> {
    const title = filmTitle(toSend.file.name, word(`lessonKind.${purpose}`));
    try {
      const made = await curriculum.addLesson(moduleId, { title, kind: purpose });
      return made?.modules.find(({ id }) => id === moduleId)?.lessons.at(-1)?.id;
    } catch {
      return undefined;
    }
  }

  async function homeOf(moduleId: string | undefined): Promise<string | undefined> {
    const known = course.modules.find(({ id }) => id === moduleId) ?? course.modules.at(-1);
    if (known) return known.id;
    try {
      return (await curriculum.addModule(t('drop.firstModule')))?.modules.at(-1)?.id;
    } catch {
      return undefined;
    }
  }

  async function add(given: readonly File[], moduleId?: string): Promise<void> {
    if (making || given.length === 0) return;
    const { films, refused } = await check(inNaturalOrder(given));
    setRefusals(refused);
    const isUnfinished = (film: Film) => batch.getState().lessonOf(film.toSend.file) !== undefined;
    const fresh = films.filter((film) => !isUnfinished(film));
    for (const film of films.filter(isUnfinished)) {
      const lessonId = batch.getState().lessonOf(film.toSend.file);
      if (lessonId !== undefined) batch.getState().add(lessonId, film.toSend);
    }
    const home = fresh.length > 0 ? await homeOf(moduleId) : undefined;
    for (const [index, film] of fresh.entries()) {
      setMaking({ number: index + 1, count: fresh.length });
      const lessonId = home === undefined ? undefined : await makeLesson(home, film);
      if (lessonId === undefined) refused.push(t('refused.lesson', { name: film.toSend.file.name }));
      else batch.getState().add(lessonId, film.toSend);
    }
    setMaking(undefined);
    setRefusals([...refused]);
  }

  /** The file of a lesson whose upload a closed page has left. */
  async function goOn(lessonId: string, file: File): Promise<void> {
    const item = batch.getState().items.find((one) => one.lessonId === lessonId);
    if (!item) return;
    const { name } = file;
    if (name !== item.name || file.size !== item.bytes)
      return setRefusals([t('refused.other', { name, bytes: `${item.name}, ${format.bytes(item.bytes)}` })]);
    const { films, refused } = await check([file]);
    setRefusals(refused);
    for (const { toSend } of films) batch.getState().add(lessonId, toSend);
  }

  return { batch, making, refusals, closeRefusals: () => setRefusals([]), add, goOn };
}
