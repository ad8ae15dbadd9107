import { attendanceFields, type AttendanceField } from '@stoa/shared/contract/learning/attendance-words.ts';

/** What the table of attendance shows; it stands in the address. */
export interface AttendanceFilters {
  text: string;
  field: AttendanceField;
  page: number;
}
export interface RegisterFilters {
  classId: string;
  search: string;
  page: number;
}
/** What the screen shows. */
export type Shown =
  | ({ view: 'attendance' } & AttendanceFilters)
  | { view: 'classes'; page: number }
  | ({ view: 'register' } & RegisterFilters);

/** Longer than any name or day. */
const MOST_CHARACTERS = 100;

export function readShown(search: URLSearchParams): Shown {
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const text = search.get('q')?.trim().slice(0, MOST_CHARACTERS) ?? '';
  const classId = search.get('class');
  if (classId) return { view: 'register', classId, search: text, page };
  if (search.get('view') === 'classes') return { view: 'classes', page };
  return { view: 'attendance', text, field: attendanceFields.find((one) => one === search.get('by')) ?? 'all', page };
}

type Query = Record<string, string>;
const written = (text: string, page: number): Query => ({
  ...(text && { q: text }),
  ...(page > 1 && { page: String(page) }),
});

/** Without what stands there by itself. */
export const writeAttendance = ({ text, field, page }: AttendanceFilters): Query => ({
  ...(field !== 'all' && { by: field }),
  ...written(text, page),
});
export const writeClasses = (page = 1): Query => ({ view: 'classes', ...written('', page) });
export const writeRegister = ({ classId, search, page }: RegisterFilters): Query => ({
  class: classId,
  ...written(search, page),
});
/** The register of a class, from its first page. */
export const registerOf = (classId: string): Query => writeRegister({ classId, search: '', page: 1 });
