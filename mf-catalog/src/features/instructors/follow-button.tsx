import type { Instructor } from '@stoa/shared/contract/market/instructors.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useInstructorText } from '../../messages/instructor.ts';
import { useFollow } from './use-instructors.ts';

/** Guests log in first; nobody is offered to follow themself. */
export function FollowButton({ instructor }: { instructor: Instructor }) {
  const t = useInstructorText();
  const { state } = useSession();
  const { navigation } = usePlatform();
  const errorText = useErrorText();
  const follow = useFollow(instructor.id);
  if (instructor.is_self) return null;
  const { is_followed: isFollowed } = instructor;
  const press = () => (state === 'guest' ? navigation.requireLogin() : follow.mutate(!isFollowed));
  return (
    <div>
      <Button
        variant={isFollowed ? 'default' : 'filled'}
        aria-pressed={isFollowed}
        loading={follow.isPending || state === 'pending'}
        onClick={press}
      >
        {isFollowed ? t('follow.ends') : t('follow')}
      </Button>
      <FormProblem text={follow.isError && errorText(follow.error)} />
    </div>
  );
}
