import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import type { CoInstructor, CourseTeam } from '@stoa/shared/contract/teaching/co-instructors.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';

const keyOf = (courseId: string) => ['co-instructors', courseId];

export function useCoInstructors() {
  const api = useApi();
  const { id } = useBuilder().course;
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.listCoInstructors({ params: { id }, signal }),
    // They accept and leave meanwhile.
    staleTime: 0,
  });
}

/** Puts the list in its place that a call has answered with. */
export function useKeepTeam(): (team: CourseTeam) => void {
  const queryClient = useQueryClient();
  const { id } = useBuilder().course;
  return (team) => void queryClient.setQueryData(keyOf(id), team);
}

/** What both changes of a co-instructor say where they are refused; who is gone already leaves the list. */
function useComplaint(): (error: Error) => void {
  const t = useCoInstructorsText();
  const refusal = useBrokenRule();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const { id } = useBuilder().course;
  return (error) => {
    toasts.show({ kind: 'error', message: refusal(error, { not_found: t('gone') }) });
    if (isApiError(error) && error.status !== 0) void queryClient.invalidateQueries({ queryKey: keyOf(id) });
  };
}

export function useSetRights({ person }: CoInstructor) {
  const api = useApi();
  const { id } = useBuilder().course;
  return useSingleMutation({
    mutationKey: ['co-instructor-rights', id, person.id],
    mutationFn: (rights: CourseRight[]) =>
      api.updateCoInstructor({ params: { id, user_id: person.id }, body: { rights } }),
    onSuccess: useKeepTeam(),
    onError: useComplaint(),
  });
}

/** The owner removes someone, or takes an invitation back. */
export function useRemoveCoInstructor({ person, status }: CoInstructor) {
  const t = useCoInstructorsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const { id } = useBuilder().course;
  return useSingleMutation({
    mutationKey: ['remove-co-instructor', id, person.id],
    mutationFn: () => api.removeCoInstructor({ params: { id, user_id: person.id } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', message: t(`done.${status}`, { name: person.full_name }) });
      return queryClient.invalidateQueries({ queryKey: keyOf(id) });
    },
    onError: useComplaint(),
  });
}
