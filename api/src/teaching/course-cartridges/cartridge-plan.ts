import type { CartridgeNote } from '@stoa/shared/contract/teaching/cartridge-words.ts';
import type { FileRow } from '../../files/files.tables.ts';
import type { WholeFile } from '../course-archives/archived-files.ts';
import type { CourseContent } from '../courses/course-content.ts';
import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import { lessonParts, type LessonParts } from './lesson-parts.ts';
import { packedFiles, packedOf, type PackedFile } from './packed-files.ts';

/** What stands in the organisation, and the resource that it shows. */
export interface CartridgeItem {
  identifier: string;
  title: string;
  resource: string;
}
export interface CartridgeModule {
  identifier: string;
  title: string | undefined;
  items: CartridgeItem[];
}
/** A document of ours in the cartridge; it is written when its turn comes. */
export interface CartridgeResource {
  identifier: string;
  type: string;
  path: string;
  write: () => string;
  /** Files that it shows or gives along. */
  needs: PackedFile[];
  /** The resource that is to be preferred by those who know its type. */
  variant?: string;
}

export interface CartridgePlan {
  id: string;
  fields: Pick<CourseContent['fields'], 'name' | 'language' | 'description' | 'short_description'>;
  keywords: readonly string[];
  modules: CartridgeModule[];
  resources: CartridgeResource[];
  files: PackedFile[];
  /** Lessons that come along, each once: one may be several items, and what the course gives along is none. */
  lessonCount: number;
  notes: CartridgeNote[];
}

export interface PlannedOf {
  id: string;
  content: CourseContent;
  files: readonly WholeFile[];
  /** Files of the course that are not whole yet. */
  unfinished: readonly Pick<FileRow, 'id' | 'name'>[];
  keywords: readonly string[];
}

/** All that a cartridge holds, in order. A module of which nothing comes along stays behind with its lessons. */
export function planCartridge({ id, content, files: rows, unfinished, keywords }: PlannedOf): CartridgePlan {
  const { fields } = content;
  const files = packedFiles(rows);
  const made = content.modules.map(({ title, lessons }, at) => ({
    identifier: `module-${at + 1}`,
    title,
    parts: lessons.map((lesson, place) =>
      lessonParts({ lesson, files, language: fields.language }, `lesson-${at + 1}-${place + 1}`),
    ),
  }));
  const parts = made.flatMap((module) => module.parts);
  const resources = parts.flatMap((part) => part.resources);
  const given = givenAlong(
    fields.resources,
    packedOf(
      files,
      (fields.resources ?? []).map(({ file_id }) => file_id),
    ),
  );
  const modules = [
    ...made.map(({ identifier, title, parts: own }) => ({ identifier, title, items: own.flatMap(itemsOf) })),
    { identifier: 'module-resources', title: undefined, items: given.items },
  ];
  const used = [...resources.flatMap(({ needs }) => needs), ...parts.flatMap((part) => part.files), ...given.files];
  return {
    id,
    fields,
    keywords,
    modules: modules.filter(({ items }) => items.length > 0),
    resources,
    files: [...new Set(used)],
    lessonCount: parts.filter(({ items }) => items.length > 0).length,
    notes: [...parts.flatMap((part) => part.notes), ...missedFiles(content, unfinished)],
  };
}

/** What a lesson cannot be without is named by the lesson; a cover never comes along. */
function missedFiles({ fields, modules }: CourseContent, unfinished: PlannedOf['unfinished']): CartridgeNote[] {
  const told = [fields.cover_file_id, ...modules.flatMap(({ lessons }) => lessons.map(({ file_id }) => file_id))];
  return unfinished.filter(({ id }) => !told.includes(id)).map(({ name }) => ({ kind: 'file', name }));
}

const itemsOf = ({ items }: LessonParts): CartridgeItem[] => items;

/** What the course itself gives along stands after its lessons. */
const givenAlong = (resources: readonly Resource[] | undefined, files: PackedFile[]) => ({
  files,
  items: files.map(({ row, identifier }) => ({
    identifier: `item-${identifier}`,
    title: resources?.find(({ file_id }) => file_id === row.id)?.title ?? row.name,
    resource: identifier,
  })),
});
