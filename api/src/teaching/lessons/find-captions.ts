import { asc, eq, type SQL } from 'drizzle-orm';
import type { CaptionTrack } from '@stoa/shared/contract/teaching/caption-tracks.ts';
import type { Database } from '../../kernel/database/database.ts';
import { lessonCaptions } from './captions.tables.ts';

/** Captions of a course in further languages, by lesson. */
export async function findCaptionsIn(db: Database, courseId: string): Promise<Map<string, CaptionTrack[]>> {
  const rows = await findRows(db, eq(lessonCaptions.courseId, courseId));
  const groups = Map.groupBy(rows, ({ lesson }) => lesson);
  return new Map([...groups].map(([lesson, each]) => [lesson, each.map(trackOf)]));
}

export const findCaptionsOf = async (db: Database, lessonId: string): Promise<CaptionTrack[]> =>
  (await findRows(db, eq(lessonCaptions.lessonId, lessonId))).map(trackOf);

const findRows = (db: Database, where: SQL) =>
  db
    .select({ lesson: lessonCaptions.lessonId, file_id: lessonCaptions.fileId, language: lessonCaptions.language })
    .from(lessonCaptions)
    .where(where)
    .orderBy(asc(lessonCaptions.order));

const trackOf = ({ file_id, language }: CaptionTrack): CaptionTrack => ({ file_id, language });
