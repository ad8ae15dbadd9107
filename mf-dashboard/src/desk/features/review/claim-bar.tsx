import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import type { ReviewedThing } from '@stoa/shared/contract/teaching/review-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Button, Group, Text } from '@stoa/shared/kit';
import { UnsettledSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReviewText } from '../../messages/review.ts';
import type { Reviewed } from './reviewed.ts';
import { useChangeClaim, useClaim } from './use-claim.ts';

/** Says who reviews it, so that no two do the same work; one takes it up here, or lets it go. */
export function ClaimBar({ reviewed }: { reviewed: Reviewed }) {
  const t = useReviewText();
  const { data, isPending } = useClaim(reviewed);
  const { claim, release } = useChangeClaim(reviewed);
  if (isPending) return <UnsettledSkeleton height="4rem" label={t('claim.loading')} />;
  if (!data) return null;
  const isTaken = data.reviewer !== null;
  return (
    <Alert color={isTaken && !data.is_mine ? 'yellow' : 'gray'} mb="lg">
      <Group justify="space-between" gap="sm">
        <ClaimText claim={data} thing={reviewed.thing} />
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

function ClaimText({ claim, thing }: { claim: ReviewClaim; thing: ReviewedThing }) {
  const { reviewer, is_mine, expires_at } = claim;
  const t = useReviewText();
  const format = useFormat();
  const until = expires_at && t('claim.until', { when: format.moment(expires_at) });
  const who =
    reviewer === null
      ? t('claim.nobody', { thing })
      : is_mine
        ? t('claim.mine', { thing })
        : t('claim.by', { thing, name: reviewer.name });
  return (
    <Text role="status">
      {who} {until}
    </Text>
  );
}
