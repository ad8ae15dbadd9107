import { MOST_FEATURED } from '@stoa/shared/contract/market/all-courses-words.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useAllCoursesText } from '../../messages/all-courses.ts';
import { useCourseActs } from './use-all-courses.ts';

/** Chooses the featured courses anew, and can put back those before. `now`: as they are, in their order. */
export function useFeature(now: readonly string[]) {
  const t = useAllCoursesText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, ['conflict']);
  const { feature } = useCourseActs();
  const fail = (error: unknown) => toasts.show({ kind: 'error', message: refusal(error) });
  const choose = (next: readonly string[], message: string) => {
    if (next.length > MOST_FEATURED) {
      return toasts.show({ kind: 'error', message: t('feature.most', { most: MOST_FEATURED }) });
    }
    const body = { course_ids: [...next], before: [...now] };
    return feature.mutate(body, {
      onError: fail,
      onSuccess: () =>
        toasts.show({
          kind: 'success',
          message,
          action: {
            label: t('undo'),
            run: () => feature.mutate({ course_ids: body.before, before: body.course_ids }, { onError: fail }),
          },
        }),
    });
  };
  return {
    isPending: feature.isPending,
    add: (ids: readonly string[]) =>
      choose([...now, ...ids.filter((id) => !now.includes(id))], t('feature.done', { count: ids.length })),
    remove: (ids: readonly string[]) =>
      choose(
        now.filter((id) => !ids.includes(id)),
        t('unfeature.done', { count: ids.length }),
      ),
    /** One place further up. */
    raise: (id: string) => {
      const at = now.indexOf(id);
      const next = now.toSpliced(at, 1).toSpliced(at - 1, 0, id);
      choose(next, t('feature.moved'));
    },
  };
}
