import type { CartridgeNote, CartridgeNoteKind } from '@stoa/shared/contract/teaching/cartridge-words.ts';
import { picturesIn } from '@stoa/shared/contract/teaching/text-pictures.ts';
import { questionPictures } from '../lessons/question-pictures.ts';
import { plainTextOf } from '../scorm-export/markdown.ts';
import { assessmentOf, isAsked } from './cartridge-assessment.ts';
import { captionsOf, chaptersTrack, pageOf, playerPage, type PageOf } from './cartridge-page.ts';
import type { CartridgeItem, CartridgeResource } from './cartridge-plan.ts';
import { assignmentOf, webLinkOf } from './described-resources.ts';
import { packedOf, type PackedFile } from './packed-files.ts';

/** What of a cartridge a lesson becomes. */
export interface LessonParts {
  items: CartridgeItem[];
  resources: CartridgeResource[];
  /** Those that it shows beside what its resources need. */
  files: PackedFile[];
  notes: CartridgeNote[];
}

const left = (kind: CartridgeNoteKind, { lesson }: PageOf): LessonParts => ({
  items: [],
  resources: [],
  files: [],
  notes: [{ kind, name: lesson.title }],
});

export function lessonParts(given: PageOf, identifier: string): LessonParts {
  const { lesson } = given;
  switch (lesson.kind) {
    case 'scorm':
      return left('nested', given);
    case 'text':
      return hasPage(given) ? pageParts(given, identifier) : left('unfinished', given);
    case 'live':
      return { ...pageParts(given, identifier), notes: [{ kind: 'class', name: lesson.title }] };
    case 'video':
    case 'audio':
      return playerParts(given, identifier);
    case 'document':
      return documentParts(given, identifier);
    case 'embed':
      return linkParts(given, identifier);
    case 'quiz':
      return quizParts(given, identifier);
    case 'assignment':
      return assignmentParts(given, identifier);
  }
}

const hasPage = ({ lesson }: PageOf): boolean =>
  (lesson.markdown ?? '').trim() !== '' || (lesson.resources ?? []).length > 0;

const givenBy = ({ lesson, files }: PageOf): PackedFile[] =>
  packedOf(files, [
    ...picturesIn(lesson.markdown ?? ''),
    ...picturesIn(lesson.assignment?.instructions ?? ''),
    ...(lesson.resources ?? []).map(({ file_id }) => file_id),
  ]);

/** One item that shows one document. */
function partsOf(given: PageOf, resource: Omit<CartridgeResource, 'needs'>, needs = givenBy(given)): LessonParts {
  const item = { identifier: `item-${resource.identifier}`, title: given.lesson.title, resource: resource.identifier };
  return { items: [item], resources: [{ ...resource, needs }], files: [], notes: [] };
}

const page = (identifier: string, write: () => string) => ({
  identifier,
  type: 'webcontent',
  path: `pages/${identifier}.html`,
  write,
});

const pageParts = (given: PageOf, identifier: string): LessonParts =>
  partsOf(
    given,
    page(identifier, () => pageOf(given)),
  );

/** What has no place for words or files of a lesson comes after a page with them. */
function withPage(given: PageOf, identifier: string, parts: LessonParts): LessonParts {
  if (!hasPage(given)) return parts;
  const before = pageParts(given, `${identifier}-page`);
  return {
    items: [...before.items, ...parts.items],
    resources: [...before.resources, ...parts.resources],
    files: parts.files,
    notes: [...parts.notes, { kind: 'split', name: given.lesson.title }],
  };
}

function playerParts(given: PageOf, identifier: string): LessonParts {
  const { lesson, files } = given;
  const film = files.get(lesson.file_id ?? '');
  if (film === undefined) return left('unfinished', given);
  const chapters = (lesson.chapters ?? []).length > 0 ? `pages/${identifier}-chapters.vtt` : undefined;
  const captions = captionsOf(lesson, given).map(({ file }) => file);
  const needs = [...givenBy(given), film, ...captions, ...packedOf(files, [lesson.poster_file_id])];
  const parts = partsOf(
    given,
    page(identifier, () => playerPage(given, { film, chapters })),
    needs,
  );
  if (chapters === undefined) return parts;
  const track = {
    identifier: `${identifier}-chapters`,
    type: 'webcontent',
    path: chapters,
    write: () => chaptersTrack(lesson.chapters),
    needs: [],
  };
  return { ...parts, resources: [...parts.resources, track] };
}

function documentParts(given: PageOf, identifier: string): LessonParts {
  const { lesson, files } = given;
  const file = files.get(lesson.file_id ?? '');
  if (file === undefined) return left('unfinished', given);
  const item = { identifier: `item-${identifier}`, title: lesson.title, resource: file.identifier };
  return withPage(given, identifier, { items: [item], resources: [], files: [file], notes: [] });
}

function linkParts(given: PageOf, identifier: string): LessonParts {
  const { embed_url } = given.lesson;
  if (embed_url === null) return left('unfinished', given);
  const link = {
    identifier,
    type: 'imswl_xmlv1p3',
    path: `links/${identifier}.xml`,
    write: () => webLinkOf(given.lesson, embed_url),
  };
  return withPage(given, identifier, partsOf(given, link, []));
}

function quizParts(given: PageOf, identifier: string): LessonParts {
  const { lesson, files } = given;
  const { quiz } = lesson;
  if (quiz === null || quiz.questions.length === 0) return left('unfinished', given);
  const asked = quiz.questions.filter(isAsked);
  if (asked.length === 0) return left('unaskable', given);
  const assessment = {
    identifier,
    type: 'imsqti_xmlv1p2/imscc_xmlv1p3/assessment',
    path: `assessments/${identifier}.xml`,
    write: () => assessmentOf(identifier, lesson.title, quiz, files),
  };
  const needs = packedOf(files, asked.flatMap(questionPictures));
  const parts = withPage(given, identifier, partsOf(given, assessment, needs));
  return { ...parts, notes: [...quizNotes(given), ...parts.notes] };
}

function quizNotes({ lesson }: PageOf): CartridgeNote[] {
  const { title, quiz } = lesson;
  const questions = quiz?.questions ?? [];
  const named = (kind: CartridgeNoteKind, prompt: string): CartridgeNote => ({
    kind,
    name: `${title}: ${plainTextOf(prompt).slice(0, 80).toWellFormed()}`,
  });
  const asked = questions.filter(isAsked);
  return [
    ...questions.filter((question) => !isAsked(question)).map(({ prompt }) => named('question', prompt)),
    ...asked.filter(({ kind }) => kind === 'numeric').map(({ prompt }) => named('number', prompt)),
    ...(quiz?.draw === null ? [] : [{ kind: 'draw' as const, name: title }]),
    ...(asked.some(({ hint, look_lesson_id }) => hint !== '' || look_lesson_id !== null)
      ? [{ kind: 'help' as const, name: title }]
      : []),
  ];
}

/** Who does not know assignments shows the page. */
function assignmentParts(given: PageOf, identifier: string): LessonParts {
  const { lesson, files } = given;
  const { assignment } = lesson;
  if (assignment === null || assignment.instructions.trim() === '') return left('unfinished', given);
  const variant = `${identifier}-assignment`;
  const parts = partsOf(given, { ...page(identifier, () => pageOf(given, assignment.instructions)), variant });
  const preferred = {
    identifier: variant,
    type: 'assignment_xmlv1p0',
    path: `assignments/${identifier}.xml`,
    write: () => assignmentOf(lesson, assignment, { identifier: variant, files }),
    needs: givenBy(given),
  };
  const notes = assignment.rubric.length === 0 ? [] : [{ kind: 'rubric' as const, name: lesson.title }];
  return { ...parts, resources: [...parts.resources, preferred], notes };
}
