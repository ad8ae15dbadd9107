import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, paged, pageQuery } from '../kernel/primitives.ts';
import { scormVersions } from './scorm-words.ts';

/**
 * A part of a package as its manifest has it: something to launch, or a heading over others.
 * @see SCORM 1.2 Content Aggregation Model 2.3.4; SCORM 2004 4th edition CAM 3.4
 */
export interface ScormItem {
  identifier: string;
  title: string;
  /** Address within the package, with the item's parameters; null for a heading. */
  href: string | null;
  /** A SCO speaks to the site; an asset is only shown. Null for a heading. */
  kind: 'sco' | 'asset' | null;
  is_visible: boolean;
  /** 1.2: the score out of 100 at which the site says passed. */
  mastery_score: number | null;
  /** As the manifest writes it: `HHHH:MM:SS.SS` or an ISO 8601 duration. */
  max_time_allowed: string | null;
  time_limit_action: string | null;
  /** Given to the SCO as `cmi.launch_data`. */
  launch_data: string | null;
  /** 2004: 0–1. */
  completion_threshold: number | null;
  /** From which scaled score the run-time calls it passed, whatever the package says; of 2004. */
  scaled_passing_score?: number | null | undefined;
  items: ScormItem[];
}

export const scormItem: z.ZodType<ScormItem> = z.object({
  identifier: z.string(),
  title: z.string(),
  href: z.string().nullable(),
  kind: z.enum(['sco', 'asset']).nullable(),
  is_visible: z.boolean(),
  mastery_score: z.number().nullable(),
  max_time_allowed: z.string().nullable(),
  time_limit_action: z.string().nullable(),
  launch_data: z.string().nullable(),
  completion_threshold: z.number().nullable(),
  scaled_passing_score: z.number().nullish(),
  get items() {
    return z.array(scormItem);
  },
});

/** What the content check found in a package. */
export const scormPackage = z.object({
  file: storedFile,
  title: z.string(),
  version: z.enum(scormVersions),
  /** As the manifest says it. */
  schema_version: z.string(),
  items: z.array(scormItem),
  file_count: z.int(),
  /** Unpacked. */
  bytes: z.int(),
});
export type ScormPackage = z.infer<typeof scormPackage>;

/** A SCORM lesson of one's own, and how it fares. */
export const scormCourse = z.object({
  lesson: z.object({ id, title: z.string() }),
  course: z.object({ id, name: z.string(), slug: z.string() }),
  package: scormPackage.omit({ items: true }).nullable(),
  /** People. */
  begun: z.int(),
  completed: z.int(),
});
export type ScormCourse = z.infer<typeof scormCourse>;

export const scormResource = z.object({
  /** Within the package, as its ZIP file names it. */
  path: z.string(),
  bytes: z.int(),
  type: z.string(),
});
export type ScormResource = z.infer<typeof scormResource>;

export const scormPackageEndpoints = defineEndpoints({
  getScormPackage: {
    summary: 'A package by its file: its state, and once it is ready what it holds',
    auth: 'signed-in',
    params: byId,
    reply: z.object({ file: storedFile, package: scormPackage.nullable() }),
  },
  listScormCourses: {
    summary: "SCORM lessons of the caller's courses",
    auth: 'signed-in',
    query: pageQuery,
    reply: paged(scormCourse),
  },
  searchScormCourses: {
    summary: "The caller's SCORM lessons by a text in package, lesson or course",
    auth: 'signed-in',
    query: pageQuery.extend({ query: z.string().trim().max(100).default('') }),
    reply: paged(scormCourse),
  },
  listScormResources: {
    summary: 'The files of a package by the id of its file, for its owner and reviewers',
    auth: 'signed-in',
    params: byId,
    query: pageQuery,
    reply: paged(scormResource),
  },
});
