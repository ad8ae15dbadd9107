/** As a register of a school has them. `late`: came more than ten minutes after the start. */
export const attendanceStatuses = ['present', 'late', 'excused', 'absent'] as const;
export type AttendanceStatus = (typeof attendanceStatuses)[number];

/** What a search of attendance can look in. */
export const attendanceFields = ['all', 'course', 'student_name', 'attended_class_on'] as const;
export type AttendanceField = (typeof attendanceFields)[number];
