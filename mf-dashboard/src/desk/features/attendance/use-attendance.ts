import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Attendance, ClassStudent, TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import type { AttendanceFilters, RegisterFilters } from './attendance-address.ts';

export const PER_PAGE = 50;
const CLASSES_PER_PAGE = 20;
const MOST_PER_PAGE = 100;

export const attendanceKey = ['attendance'];
export const registerKey = (classId: string) => [...attendanceKey, 'register', classId];

export function useAttendances({ text, field, page }: AttendanceFilters) {
  const api = useApi();
  const query = { per_page: PER_PAGE, query: `${text}|${field}` };
  return useQuery({
    queryKey: [...attendanceKey, 'entries', { ...query, page }],
    queryFn: ({ signal }) => readPage(page, (at) => api.listAttendances({ query: { ...query, page: at }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useTaughtClasses(page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...attendanceKey, 'classes', page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listTaughtClasses({ query: { page: at, per_page: CLASSES_PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useRegister({ classId, search, page }: RegisterFilters) {
  const api = useApi();
  const query = { per_page: PER_PAGE, ...(search && { search }) };
  return useQuery({
    queryKey: [...registerKey(classId), { ...query, page }],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.getRegister({ params: { id: classId }, query: { ...query, page: at }, signal })),
    // Of another class it would be a register that is not this one.
    placeholderData: (before) => (before?.class.id === classId ? before : undefined),
    refetchInterval: ({ state }) => untilReread(state.data?.class),
  });
}

const REREAD_MS = 30_000;
const SOON_MS = 30 * 60_000;
/** A class may be put off, or moved forward. */
const LONGEST_MS = 30 * 60_000;

/** While people come in, the register fills by itself; one that was opened long before wakes up for that. */
function untilReread(taught: TaughtClass | undefined): number | false {
  if (taught?.status === 'live') return REREAD_MS;
  if (taught?.status !== 'upcoming') return false;
  const untilSoon = new Date(taught.starts_at).getTime() - SOON_MS - Date.now();
  return Math.min(LONGEST_MS, Math.max(REREAD_MS, untilSoon));
}

/** All that a search finds, in the order of the list. */
export function useReadAttendances({ text, field }: AttendanceFilters): () => Promise<Attendance[]> {
  const api = useApi();
  return () =>
    readAll(
      async (page) => {
        const query = { page, per_page: MOST_PER_PAGE, query: `${text}|${field}` };
        const { attendances, total } = await api.listAttendances({ query });
        return { rows: attendances, total };
      },
      ({ id }) => id,
    );
}

/** The whole register, by name. */
export function useReadRegister(classId: string): () => Promise<ClassStudent[]> {
  const api = useApi();
  return () =>
    readAll(
      async (page) => {
        const query = { page, per_page: MOST_PER_PAGE };
        const { items, total } = await api.getRegister({ params: { id: classId }, query });
        return { rows: items, total };
      },
      (one) => one.user_id,
    );
}

async function readAll<R>(
  read: (page: number) => Promise<{ rows: R[]; total: number }>,
  keyOf: (row: R) => string,
): Promise<R[]> {
  const { rows, total } = await read(1);
  const all = new Map(rows.map((row) => [keyOf(row), row]));
  for (let page = 2; page <= Math.ceil(total / MOST_PER_PAGE); page++) {
    // One that came meanwhile moves the others along: none stands there twice.
    for (const row of (await read(page)).rows) all.set(keyOf(row), row);
  }
  return [...all.values()];
}
