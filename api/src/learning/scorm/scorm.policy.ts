import type { Viewer } from '../../kernel/viewer.ts';
import { isTeam, type Taught } from '../../teaching/courses/courses.policy.ts';
import type { ScoStatus } from './read-cmi.ts';

/** Those who make a course or judge it look into its packages, published or not. */
export const canInspect = (viewer: Viewer, course: Taught): boolean => isTeam(viewer, course);

/** A way through a package goes on in that package alone. */
export const canGoOn = ({ fileId }: { fileId: string }, lessonFileId: string | null): boolean =>
  fileId === lessonFileId;

/** More ways through one package nobody needs. */
export const MOST_ATTEMPTS = 100;

type Said = Pick<ScoStatus, 'completion' | 'success'>;

const isDone = ({ completion, success }: Said): boolean => completion === 'completed' || success === 'passed';

/** By itself, and not by having been shown. */
const hasSaid = ({ completion, success }: Said): boolean => completion === 'completed' || success !== 'unknown';

/** All SCOs; with rules of sequencing, when the root of the activities is. Never by having been there. */
export const isComplete = (scos: readonly Said[], root: Said | null): boolean =>
  root === null ? scos.length > 0 && scos.every(isDone) : isDone(root) && scos.some(hasSaid);
