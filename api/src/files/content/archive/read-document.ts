import { quotingRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  courseArchive,
  type CourseArchive,
} from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';
import { lessonKinds } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { z } from 'zod';
import { refuse } from '../scorm/refused.ts';

const head = z.object({ format: z.literal(ARCHIVE_FORMAT), version: z.int().min(1) });
const parts = z.looseObject({
  modules: z.array(z.looseObject({ lessons: z.array(z.looseObject({ kind: z.string() })) })),
});

/** The document of an archive, and the lessons of kinds that are not known here, which are left out. @throws PackageRefused */
export function readDocument(bytes: Buffer): { course: CourseArchive; notes: ImportNote[] } {
  const written = parsed(bytes);
  const { data } = head.safeParse(written);
  if (data === undefined) return refuse(rule('course.json is not that of a course of Stoa.'));
  if (data.version > ARCHIVE_VERSION) {
    refuse(rule('This archive was made by a newer Stoa than this site runs. It cannot be read here.'));
  }
  const { known, notes } = ofKnownKinds(written);
  const read = courseArchive.safeParse(known);
  if (!read.success) return refuse(brokenAt(read.error));
  requireDistinct(read.data);
  return { course: read.data, notes };
}

function parsed(bytes: Buffer): unknown {
  let isKept = true;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const read: unknown = JSON.parse(text, (_name, value: unknown) => {
      isKept &&= typeof value !== 'string' || isStorable(value);
      return value;
    });
    if (isKept) return read;
  } catch {
    return refuse(rule('course.json is no JSON in UTF-8.'));
  }
  return refuse(rule('course.json has signs that no text can hold.'));
}

/** No database keeps a zero in a text, nor half of a sign. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function ofKnownKinds(written: unknown): { known: unknown; notes: ImportNote[] } {
  const { data } = parts.safeParse(written);
  if (data === undefined) return { known: written, notes: [] };
  const isKnown = ({ kind }: { kind: string }) => lessonKinds.some((one) => one === kind);
  const left = data.modules.flatMap(({ lessons }) => lessons.filter((lesson) => !isKnown(lesson)));
  return {
    known: { ...data, modules: data.modules.map((module) => ({ ...module, lessons: module.lessons.filter(isKnown) })) },
    notes: left.map(({ title, kind }) => ({ kind: 'kind', name: String(title ?? kind).slice(0, 200) })),
  };
}

function brokenAt(error: z.ZodError): string {
  const [issue] = error.issues;
  const said = `${issue?.path.join('.')}: ${issue?.message}`;
  return quotingRule("course.json breaks a rule at '{text}'.", said.slice(0, 300));
}

function requireDistinct({ files, modules }: CourseArchive): void {
  const ids = [...files, ...modules, ...modules.flatMap(({ lessons }) => lessons)].map(({ id }) => id);
  const paths = files.map(({ path }) => path.normalize('NFC').toLowerCase());
  if (new Set(ids).size < ids.length || new Set(paths).size < paths.length) {
    refuse(rule('course.json names two parts or two files alike.'));
  }
}
