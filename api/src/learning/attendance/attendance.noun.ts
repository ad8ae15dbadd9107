import type { Noun } from '../../kernel/noun.ts';
import { exportAttendance } from './attendance.export.ts';
import { completeAttendedOf } from './attended-lessons.ts';
import { attendanceRoutes } from './attendance.routes.ts';

export const attendance: Noun = {
  name: 'attendance',
  about: 'Who came to a live class',
  routes: attendanceRoutes,
  // Any of them may be the recording of a class.
  completeWhatFollows: (at, { enrolment }) => completeAttendedOf(at, enrolment),
  people: {
    deleted: ['attendances.user_id'],
    emptied: ['attendances.marked_by'],
  },
  merges: {
    'attendances.user_id': { onePer: ['class_id'], kept: { greatest: 'seconds' } },
    'attendances.marked_by': 'move',
  },
  exports: { attendance: exportAttendance },
};
