import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Button, Group, Text } from '@stoa/shared/kit';
import { UnsettledSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReviewText } from '../../messages/review.ts';
import { useChangeClaim, useClaim } from './use-claim.ts';

/** Says who reviews the course, so that no two do the same work; one takes it up here, or lets it go. */
export function ClaimBar({ courseId }: { courseId: string }) {
  const t = useReviewText();
  const { data, isPending } = useClaim(courseId);
  const { claim, release } = useChangeClaim(courseId);
  if (isPending) return <UnsettledSkeleton height="4rem" label={t('claim.loading')} />;
  if (!data) return null;
  const isTaken = data.reviewer !== null;
  return (
    <Alert color={isTaken && !data.is_mine ? 'yellow' : 'gray'} mb="lg">
      <Group justify="space-between" gap="sm">
        <ClaimText claim={data} />
        {isTaken ? (
          <Button size="sm" variant="default" loading={release.isPending} onClick={() => release.mutate()}>
            {t(data.is_mine ? 'claim.release' : 'claim.free')}
          </Button>
        ) : (
          <Button size="sm" loading={claim.isPending} onClick={() => claim.mutate()}>
            {t('claim.take')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

function ClaimText({ claim: { reviewer, is_mine, expires_at } }: { claim: ReviewClaim }) {
  const t = useReviewText();
  const format = useFormat();
  const until = expires_at && t('claim.until', { when: format.moment(expires_at) });
  const who =
    reviewer === null ? t('claim.nobody') : is_mine ? t('claim.mine') : t('claim.by', { name: reviewer.name });
  return (
    <Text role="status">
      {who} {until}
    </Text>
  );
}
