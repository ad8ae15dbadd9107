import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { CaptionTrack } from '@stoa/shared/contract/teaching/caption-tracks.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findOne } from '../../kernel/database/gathering.ts';
import { lessonCaptions } from './captions.tables.ts';

/** Captions of a course in further languages, by lesson. */
export const findCaptionsIn = (db: Database, courseId: string): Promise<Map<string, CaptionTrack[]>> =>
  findByLesson(db, eq(lessonCaptions.courseId, courseId));

export const findCaptionsOf = async (db: Database, lessonId: string): Promise<CaptionTrack[]> =>
  (await findOne(db, captionsOfLessons, lessonId)) ?? [];

const captionsOfLessons = (db: Database, lessonIds: readonly string[]) =>
  findByLesson(db, inArray(lessonCaptions.lessonId, [...lessonIds]));

async function findByLesson(db: Database, where: SQL): Promise<Map<string, CaptionTrack[]>> {
  const rows = await db
    .select({ lesson: lessonCaptions.lessonId, file_id: lessonCaptions.fileId, language: lessonCaptions.language })
    .from(lessonCaptions)
    .where(where)
    .orderBy(asc(lessonCaptions.order));
  const groups = Map.groupBy(rows, ({ lesson }) => lesson);
  return new Map([...groups].map(([lesson, each]) => [lesson, each.map(trackOf)]));
}

const trackOf = ({ file_id, language }: CaptionTrack): CaptionTrack => ({ file_id, language });
