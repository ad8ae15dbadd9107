import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AttendanceField, AttendanceStatus } from '@stoa/shared/contract/learning/attendance-words.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';
import { EARLY_MIN } from '../live-classes/live-classes.policy.ts';
import { LATE_AFTER_MIN } from './attendance.policy.ts';
import { liveClasses, type LiveClassRow } from '../live-classes/live-classes.tables.ts';
import { attendances, type AttendanceRow } from './attendance.tables.ts';

interface Page {
  page: number;
  per_page: number;
}
export interface Found<T> {
  rows: T[];
  total: number;
}

/** Whether somebody holds a class together with its host. */
const holds = (classId: SQL, userId: SQL): SQL =>
  sql`exists (select from live_session_hosts h where h.class_id = ${classId} and h.user_id = ${userId})`;

/** Of a class `s` and its course `c`: those whose register this viewer keeps. */
const keptBy = (viewer: Viewer): SQL =>
  may(viewer, 'review-course')
    ? sql`true`
    : sql`(s.host_id = ${viewer.user.id} or ${teaches(viewer.user.id, 'grade')} or ${holds(sql`s.id`, sql`${viewer.user.id}`)})`;

/** Of an entry `a` and its class `s`; as `joinedIn` in the policy: who came before the class was put off has not come. */
const joined = sql`(a.joined_at >= s.starts_at - make_interval(mins => ${EARLY_MIN}))`;
/** As `attendanceOf` there, of an entry `a` that is there. */
export const attendanceStatus = sql`coalesce(a.marked_status, case when not ${joined} then 'absent' when
  a.joined_at > s.starts_at + make_interval(mins => ${LATE_AFTER_MIN}) then 'late' else 'present' end)`;
const attendedOn = sql`to_char(s.starts_at at time zone s.time_zone, 'YYYY-MM-DD')`;
const classAndCourse = sql`live_sessions s join courses c on c.id = s.course_id and c.deleted_at is null`;
const learns = sql`e.status in ('active', 'completed')`;

/** `u`: whoever learns in the course or stands in the register of the class. Not its hosts, nor people who have left. */
const studentsOf = (classId: SQL, courseId: SQL): SQL => sql`(
    select e.user_id from enrolments e where e.course_id = ${courseId} and ${learns}
    union select a.user_id from attendances a where a.class_id = ${classId}) known
  join users u on u.id = known.user_id and u.deleted_at is null
    and u.id is distinct from (select host_id from live_sessions where id = ${classId}) and not ${holds(classId, sql`u.id`)}`;

export interface TaughtClassRow {
  id: string;
  course: { id: string; name: string; slug: string };
  title: string;
  starts_at: Date | string;
  duration_min: number;
  time_zone: string;
  cancelled_at: Date | string | null;
  came: number;
  students: number;
}

const taughtClass = sql`s.id, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course, s.title,
  s.starts_at, s.duration_min, s.time_zone, s.cancelled_at,
  (select count(*) from attendances a where a.class_id = s.id and ${attendanceStatus} in ('present', 'late'))::int as came,
  (select count(*) from ${studentsOf(sql`s.id`, sql`s.course_id`)})::int as students`;

export async function findTaughtClasses(db: Database, viewer: Viewer, page: Page): Promise<Found<TaughtClassRow>> {
  const from = sql`from ${classAndCourse} where ${keptBy(viewer)}`;
  const rows = await rowsOf<TaughtClassRow>(
    db,
    sql`select ${taughtClass} ${from} order by s.starts_at desc, s.id desc ${pageOf(page)}`,
  );
  return { rows, total: await count(db, from) };
}

export async function findTaughtClass(db: Database, viewer: Viewer, id: string): Promise<TaughtClassRow | undefined> {
  const [row] = await rowsOf<TaughtClassRow>(
    db,
    sql`select ${taughtClass} from ${classAndCourse} where s.id = ${id} and ${keptBy(viewer)}`,
  );
  return row;
}

async function count(db: Database, from: SQL): Promise<number> {
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${from}`);
  return counted?.total ?? 0;
}

export interface FoundAttendance {
  id: string;
  course: TaughtClassRow['course'];
  class: { id: string; title: string };
  student_name: string;
  attended_class_on: string;
  status: AttendanceStatus;
  joined_at: Date | string | null;
  is_marked: boolean;
  remarks: string;
}

export async function findAttendances(
  db: Database,
  viewer: Viewer,
  { text, field, ...page }: Page & { text: string; field: AttendanceField },
): Promise<Found<FoundAttendance>> {
  const from = sql`from attendances a join ${classAndCourse} on s.id = a.class_id join users u on u.id = a.user_id
    where ${keptBy(viewer)} and s.cancelled_at is null and (a.marked_status is not null or ${joined}) and ${matching(text, field)}`;
  const rows = await rowsOf<FoundAttendance>(
    db,
    sql`select a.id, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course,
          json_build_object('id', s.id, 'title', s.title) as class, u.full_name as student_name,
          ${attendedOn} as attended_class_on, ${attendanceStatus} as status, a.joined_at,
          a.marked_status is not null as is_marked, a.remarks
        ${from} order by s.starts_at desc, u.full_name, a.id ${pageOf(page)}`,
  );
  return { rows, total: await count(db, from) };
}

function matching(text: string, field: AttendanceField): SQL {
  if (text === '') return sql`true`;
  const pattern = likePattern(text);
  const ways: Record<Exclude<AttendanceField, 'all'>, SQL> = {
    course: sql`c.name ilike ${pattern}`,
    student_name: sql`u.full_name ilike ${pattern}`,
    attended_class_on: sql`${attendedOn} like ${pattern}`,
  };
  return field === 'all' ? sql`(${sql.join(Object.values(ways), sql` or `)})` : ways[field];
}

export interface RegisterRow {
  user_id: string;
  student_name: string;
  is_enrolled: boolean;
  joined_at: Date | string | null;
  seconds: number | null;
  marked_status: AttendanceStatus | null;
  remarks: string | null;
}

export interface OfRegister {
  classId: string;
  courseId: string;
}
const register = (
  { classId, courseId }: OfRegister,
  more: SQL,
): SQL => sql`from ${studentsOf(sql`${classId}`, sql`${courseId}`)}
  left join attendances a on a.user_id = u.id and a.class_id = ${classId}
  left join enrolments e on e.user_id = u.id and e.course_id = ${courseId} and ${learns}
  where ${more}`;
const registerRow = sql`u.id as user_id, u.full_name as student_name, e.id is not null as is_enrolled, a.joined_at,
  a.seconds, a.marked_status, a.remarks`;

export async function findRegister(
  db: Database,
  of: OfRegister,
  { search, ...page }: Page & { search: string },
): Promise<Found<RegisterRow>> {
  const from = register(of, search === '' ? sql`true` : sql`u.full_name ilike ${likePattern(search)}`);
  const rows = await rowsOf<RegisterRow>(
    db,
    sql`select ${registerRow} ${from} order by lower(u.full_name), u.id ${pageOf(page)}`,
  );
  return { rows, total: await count(db, from) };
}

export async function findRegistered(db: Database, of: OfRegister, userId: string): Promise<RegisterRow | undefined> {
  const [row] = await rowsOf<RegisterRow>(db, sql`select ${registerRow} ${register(of, sql`u.id = ${userId}`)}`);
  return row;
}

/** The class as it stands now; whoever comes, marks or moves it meanwhile waits until the transaction ends. */
export async function lockClass(tx: Database, classId: string): Promise<LiveClassRow | undefined> {
  const [row] = await tx.select().from(liveClasses).where(eq(liveClasses.id, classId)).for('no key update');
  return row;
}

export async function findEntry(db: Database, classId: string, userId: string): Promise<AttendanceRow | undefined> {
  const [row] = await db
    .select()
    .from(attendances)
    .where(and(eq(attendances.classId, classId), eq(attendances.userId, userId)));
  return row;
}

export async function countJoined(db: Database, classId: string): Promise<number> {
  return count(
    db,
    sql`from attendances a join live_sessions s on s.id = a.class_id where s.id = ${classId} and ${joined}`,
  );
}

export async function saveJoined(tx: Database, classId: string, userId: string, joinedAt: Date): Promise<void> {
  await tx
    .insert(attendances)
    .values({ classId, userId, joinedAt })
    .onConflictDoUpdate({
      target: [attendances.classId, attendances.userId],
      set: { joinedAt },
    });
}

export interface Mark {
  classId: string;
  userId: string;
  markedStatus: AttendanceStatus;
  markedBy: string;
  markedAt: Date;
  remarks: string;
}
export async function saveMark(tx: Database, mark: Mark): Promise<void> {
  const { markedStatus, markedBy, markedAt, remarks } = mark;
  await tx
    .insert(attendances)
    .values(mark)
    .onConflictDoUpdate({
      target: [attendances.classId, attendances.userId],
      set: { markedStatus, markedBy, markedAt, remarks },
    });
}

/** What the door saw stays; where it saw nothing, nothing does. */
export async function removeMark(tx: Database, classId: string, userId: string): Promise<void> {
  const entry = and(eq(attendances.classId, classId), eq(attendances.userId, userId));
  await tx.delete(attendances).where(and(entry, sql`joined_at is null`));
  await tx.update(attendances).set({ markedStatus: null, markedBy: null, markedAt: null, remarks: '' }).where(entry);
}
