import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WeeklyGoal } from '@stoa/shared/contract/learning/weekly-goal.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';

// Below 'enrolments': what is learnt in the player changes it.
const KEY = ['enrolments', 'weekly-goal'];

export function useWeeklyGoal() {
  const api = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.getWeeklyGoal({ query: { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }, signal }),
  });
}

type GoalChange = Partial<Pick<WeeklyGoal, 'weekly_minutes' | 'is_reminded'>>;

/** Another goal, or whether to be reminded of it. It shows at once; what is refused goes back, and says so. */
export function useChangeGoal() {
  const api = useApi();
  const { toasts } = usePlatform();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ weekly_minutes, is_reminded }: GoalChange): Promise<void> => {
      if (weekly_minutes !== undefined) await api.setWeeklyGoal({ body: { weekly_minutes } });
      if (is_reminded !== undefined) {
        await api.updateNotificationChannels({ body: { kind: 'weekly_goal', site: is_reminded, mail: is_reminded } });
      }
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: KEY });
      const before = queryClient.getQueryData<WeeklyGoal>(KEY);
      if (before) queryClient.setQueryData<WeeklyGoal>(KEY, { ...before, ...change });
      return { before };
    },
    onError: (error, _, shown) => {
      queryClient.setQueryData(KEY, shown?.before);
      toasts.show({ kind: 'error', message: errorText(error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
