import { useQuery } from '@tanstack/react-query';
import type { OwnAssignment } from '@stoa/shared/contract/learning/assignments.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import type { Api } from '@stoa/shared/http/api.ts';
import { isGone } from '@stoa/shared/http/api-error.ts';

/** What is to be handed in, where that is done, and what asks for it. */
export interface DueWork extends OwnAssignment {
  href: string;
  place: { name: string; href: string };
}

/** Of all courses and learning paths, the most pressing first. */
export function useDueWork() {
  const api = useApi();
  return useQuery({
    // Below 'enrolments': enrolling and leaving change it.
    queryKey: ['enrolments', 'due-assignments'],
    queryFn: async ({ signal }): Promise<DueWork[]> => {
      const [lessons, paths] = await Promise.all([api.listDueAssignments({ signal }), listOfPaths(api, signal)]);
      const ofLessons = lessons.map(({ course: { slug, name }, ...work }) => ({
        ...work,
        href: to.player({ slug }, { lesson: work.id }),
        place: { name, href: to.player({ slug }) },
      }));
      const ofPaths = paths.map(({ path: { slug, title }, ...work }) => ({
        ...work,
        href: to.learningPathAssignment({ id: work.id }),
        place: { name: title, href: to.learningPathInfo({ slug }) },
      }));
      return [...ofLessons, ...ofPaths].sort(byPressure);
    },
  });
}

/** An older API knows none. */
async function listOfPaths(api: Api, signal: AbortSignal) {
  try {
    return await api.listDuePathAssignments({ signal });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** What was returned first, then by due date. */
const byPressure = (one: DueWork, other: DueWork): number =>
  Number(isReturned(other)) - Number(isReturned(one)) || dueTime(one) - dueTime(other);

const isReturned = ({ submission }: DueWork): boolean => submission?.status === 'returned';
const LAST = Number.MAX_SAFE_INTEGER;
const dueTime = ({ due_at }: DueWork): number => (due_at === null ? LAST : Date.parse(due_at));
