import type { ScormExportFate } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import { finishedQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import type { FileRow } from '../../files/files.tables.ts';
import type { CourseContent } from '../courses/course-content.ts';
import type { LessonContent, QuizContent } from '../lessons/lesson-content.ts';
import { questionPictures } from '../lessons/question-pictures.ts';
import { endingOf } from './file-endings.ts';
import { askedInPackages, fateOfQuiz } from './quiz-in-packages.ts';

/** Files of the course that are whole, by id. */
export type ReadyFiles = ReadonlyMap<string, FileRow>;

/** A file as it lies in the package. */
export interface PackedFile {
  row: FileRow;
  path: string;
}
export interface PackedCaptions extends PackedFile {
  /** Null: the language of the course. */
  language: string | null;
}
export interface PackedLesson {
  /** Unlike any other identifier of the manifest. */
  identifier: string;
  path: string;
  content: LessonContent;
  file: PackedFile | undefined;
  /** Those in its first language first. */
  captions: PackedCaptions[];
  /** Those of its questions and their answers, by the ids of their files. */
  pictures: ReadonlyMap<string, PackedFile>;
}
export interface PackedModule {
  identifier: string;
  title: string;
  lessons: PackedLesson[];
}

/** Whether a lesson comes along, and how. */
export function fateOf(lesson: LessonContent, files: ReadyFiles): ScormExportFate {
  switch (lesson.kind) {
    case 'scorm':
      return 'nested';
    case 'text':
      return hasWords(lesson.markdown) ? 'whole' : 'unfinished';
    case 'video':
    case 'audio':
    case 'document':
      return lesson.file_id !== null && files.has(lesson.file_id) ? 'whole' : 'unfinished';
    case 'quiz':
      return isAskable(lesson) ? fateOfQuiz(lesson.quiz, files) : 'unfinished';
    case 'embed':
      return lesson.embed_url === null ? 'unfinished' : 'online';
    case 'assignment':
    case 'live':
      return 'on_site';
  }
}

const hasWords = (markdown: string | null): boolean => (markdown ?? '').trim() !== '';

const isAskable = (lesson: LessonContent): lesson is LessonContent & { quiz: QuizContent } => isWritten(lesson.quiz);

const isWritten = (quiz: QuizContent | null): boolean =>
  quiz !== null &&
  quiz.questions.length > 0 &&
  quiz.questions.every((question) => finishedQuestion.safeParse(question).success);

export const staysBehind = (fate: ScormExportFate): boolean =>
  fate === 'nested' || fate === 'unfinished' || fate === 'unaskable';

/** What the package holds, in order. A module of which nothing comes along stays behind with its lessons. */
export function planExport({ modules }: Pick<CourseContent, 'modules'>, files: ReadyFiles): PackedModule[] {
  return modules
    .map(({ title, lessons }, at) => ({
      identifier: `module-${at + 1}`,
      title,
      lessons: lessons.flatMap((lesson, place) =>
        staysBehind(fateOf(lesson, files)) ? [] : [packed(lesson, `${at + 1}-${place + 1}`, files)],
      ),
    }))
    .filter(({ lessons }) => lessons.length > 0);
}

function packed(content: LessonContent, number: string, files: ReadyFiles): PackedLesson {
  const inPackage = (id: string | null, ending: string) => packedFile(files, id, `files/lesson-${number}${ending}`);
  const quiz = content.quiz && askedInPackages(content.quiz, files);
  return {
    identifier: `lesson-${number}`,
    path: `lessons/lesson-${number}.html`,
    content: { ...content, quiz },
    file: inPackage(content.file_id, ''),
    captions: captionsIn(content, inPackage),
    pictures: picturesIn(quiz, inPackage),
  };
}

/** Each in a file that is named by its language. */
function captionsIn(
  { captions_file_id, captions_language, more_captions }: LessonContent,
  inPackage: (id: string | null, ending: string) => PackedFile | undefined,
): PackedCaptions[] {
  const tracks = [
    { language: captions_language, file: inPackage(captions_file_id, '-captions') },
    ...(more_captions ?? []).map(({ file_id, language }) => ({
      language,
      file: inPackage(file_id, `-captions-${language.toLowerCase()}`),
    })),
  ];
  return tracks.flatMap(({ file, language }) => (file ? [{ ...file, language }] : []));
}

/** Each once, however many answers show it. */
function picturesIn(
  quiz: QuizContent | null,
  inPackage: (id: string | null, ending: string) => PackedFile | undefined,
): ReadonlyMap<string, PackedFile> {
  const ids = [...new Set((quiz?.questions ?? []).flatMap(questionPictures))];
  return new Map(
    ids.flatMap((id, at) => {
      const file = inPackage(id, `-picture-${at + 1}`);
      return file ? [[id, file] as const] : [];
    }),
  );
}

function packedFile(files: ReadyFiles, id: string | null, stem: string): PackedFile | undefined {
  const row = id === null ? undefined : files.get(id);
  return row && { row, path: `${stem}.${endingOf(row.type)}` };
}

export const packedFilesOf = (modules: readonly PackedModule[]): PackedFile[] =>
  modules.flatMap(({ lessons }) => lessons.flatMap(filesOf));

export const filesOf = ({
  file,
  captions,
  pictures,
}: Pick<PackedLesson, 'file' | 'captions' | 'pictures'>): PackedFile[] =>
  [file, ...captions, ...pictures.values()].filter((each) => each !== undefined);
