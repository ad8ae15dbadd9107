import type { SQL } from 'drizzle-orm';
import type { Assignment } from '@stoa/shared/contract/learning/assignments.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Noun } from '../../kernel/noun.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { WorkDesk } from './work-desk.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** What learning paths ask for: learning knows nothing of them, and one noun answers. */
    pathWork?: PathWork;
  }
}

export interface PathWork {
  /**
   * Where one person works for this assignment, who takes its path and cannot leave it before the transaction ends;
   * undefined: there is no such assignment.
   *
   * @throws `not_enrolled`
   */
  openDesk(tx: Database, viewer: Viewer, assignmentId: string): Promise<WorkDesk | undefined>;
  /** As it is today. */
  findAssignment(db: Database, assignmentId: string): Promise<Assignment | undefined>;
  /** Keeps who takes the path from leaving it before the transaction ends. */
  lockLearner(tx: Database, of: { pathId: string; userId: string }): Promise<void>;
  /** Whether this person judges what is handed in for a path; never their own. */
  judges(of: { viewerId: string; pathId: SQL }): SQL;
  findSkills(db: Database, pathId: string): Promise<string[]>;
}

export function pathWorkOf(nouns: readonly Noun[]): PathWork {
  const found = nouns.find(({ pathWork }) => pathWork !== undefined)?.pathWork;
  if (found === undefined) throw new Error('No noun answers for the assignments of learning paths.');
  return found;
}
