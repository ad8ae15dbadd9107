import type { ArchivedLesson } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';
import { PackageRefused } from '../scorm/refused.ts';
import { assignmentLesson, linkLesson, topicLesson } from './described-lessons.ts';
import { contentLesson } from './content-lessons.ts';
import { quizLesson } from './quiz-lesson.ts';
import type { CartridgeResource } from './read-cartridge.ts';
import type { Given, Reading } from './reading.ts';

type MakeLesson = (reading: Reading, given: Given) => Promise<ArchivedLesson | undefined>;

/** By the beginning of its type, whose end is a version. */
const makers: readonly (readonly [type: string, make: MakeLesson])[] = [
  ['webcontent', contentLesson],
  ['associatedcontent/', contentLesson],
  ['imswl_', linkLesson],
  ['imsdt_', topicLesson],
  ['assignment_', assignmentLesson],
  ['imsqti_', quizLesson],
];

/** The lesson that something in the organisation becomes; undefined, and noted by name, where it becomes none. */
export async function cartridgeLesson(
  reading: Reading,
  { title, resource }: { title: string; resource: CartridgeResource | undefined },
): Promise<ArchivedLesson | undefined> {
  const leave = (kind: ImportNote['kind']): undefined => void reading.notes.push({ kind, name: title });
  if (resource === undefined) return leave('part');
  if (/^imsbasiclti_|lti/.test(resource.type)) return leave('tool');
  const make = makers.find(([type]) => resource.type.startsWith(type))?.[1];
  const path = resource.href === null ? undefined : reading.files.find(resource.href);
  if (make === undefined || path === undefined || resource.type.includes('question-bank')) return leave('part');
  try {
    return await make(reading, { title, resource, path });
  } catch (error) {
    // What cannot be read of one part is no reason to leave the others.
    if (!(error instanceof PackageRefused)) throw error;
    return leave('part');
  }
}
