import { sql, type SQL } from 'drizzle-orm';
import type { WorkPlace } from '@stoa/shared/contract/learning/assignment-words.ts';
import type { Noun } from '../../kernel/noun.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { pathWorkOf } from '../assignments/path-work.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Whether somebody beside a course's author may judge this learner's work in it. */
    judgesWork?: (of: { viewerId: string; learnerId: SQL; courseId: SQL }) => SQL;
  }
}

/**
 * Whose work this viewer may judge: of the courses that they grade, of learners that another noun names, of their learning
 * paths, as an admin of all; never their own. Asked of a submission `s`, and of its course `c` where it is of one.
 */
export function judgedBy(viewer: Viewer, nouns: readonly Noun[], place: WorkPlace): SQL {
  const ways = place === 'course' ? courseWays(viewer, nouns) : pathWays(viewer, nouns);
  return sql`s.user_id <> ${viewer.user.id} and (${may(viewer, 'review-course') ? sql`true` : ways})`;
}

const pathWays = ({ user }: Viewer, nouns: readonly Noun[]): SQL =>
  pathWorkOf(nouns).judges({ viewerId: user.id, pathId: sql`s.path_id` });

function courseWays(viewer: Viewer, nouns: readonly Noun[]): SQL {
  const viewerId = viewer.user.id;
  const others = nouns.flatMap(
    ({ judgesWork }) => judgesWork?.({ viewerId, learnerId: sql`s.user_id`, courseId: sql`s.course_id` }) ?? [],
  );
  return sql.join([teaches(viewerId, 'grade'), ...others], sql` or `);
}
