import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClassStudent, TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
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

/** The whole register, by name. */
export function useReadRegister(classId: string): () => Promise<ClassStudent[]> {
  const api = useApi();
  return async () => {
    const read = (page: number) =>
      api.getRegister({ params: { id: classId }, query: { page, per_page: MOST_PER_PAGE } });
    const { items, total } = await read(1);
    const students = new Map(items.map((one) => [one.user_id, one]));
    for (let page = 2; page <= Math.ceil(total / MOST_PER_PAGE); page++) {
      // One that came meanwhile moves the others along: none stands there twice.
      for (const one of (await read(page)).items) students.set(one.user_id, one);
    }
    return [...students.values()];
  };
}
