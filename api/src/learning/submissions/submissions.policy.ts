import { sql, type SQL } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Whether somebody beside a course's author may judge this learner's work in it. */
    judgesWork?: (of: { viewerId: string; learnerId: SQL; courseId: SQL }) => SQL;
  }
}

/**
 * Whose work this viewer may judge: of the courses that they grade, of learners that another noun names, as an admin of all; never
 * their own. Asked of a submission `s` and its course `c`.
 */
export function judgedBy(viewer: Viewer, nouns: readonly Noun[]): SQL {
  const viewerId = viewer.user.id;
  const others = nouns.flatMap(
    ({ judgesWork }) => judgesWork?.({ viewerId, learnerId: sql`s.user_id`, courseId: sql`s.course_id` }) ?? [],
  );
  const ways = sql.join([teaches(viewerId, 'grade'), ...others], sql` or `);
  return sql`s.user_id <> ${viewerId} and (${may(viewer, 'review-course') ? sql`true` : ways})`;
}
