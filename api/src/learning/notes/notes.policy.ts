import type { Viewer } from '../../kernel/viewer.ts';
import { isTeam, type Taught } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';

type Shown = Taught & Pick<CourseRow, 'status'>;

/** Who takes a course writes notes in it, and so does its team; what one wrote stays one's own when that has ended. */
export const canReadNotes = (viewer: Viewer, course: Shown, enrolment: EnrolmentRow | undefined): boolean =>
  enrolment !== undefined || isTeam(viewer, course);
