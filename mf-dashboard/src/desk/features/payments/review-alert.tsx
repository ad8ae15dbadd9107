import { useState } from 'react';
import type { Resolution } from '@stoa/shared/contract/market/billing-words.ts';
import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Alert, Button, Group, Stack } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { usePaymentsText } from '../../messages/payments.ts';
import { WhyDialog } from './payment-dialogs.tsx';
import { refusals, useResolve } from './use-payments.ts';

/** Why people must look at a payment, and the ways out of it. */
export function ReviewAlert({ story, reason }: { story: TransactionStory; reason: string }) {
  const t = usePaymentsText();
  const ruleText = useRuleText();
  const [asked, setAsked] = useState<Resolution>();
  return (
    <Alert color="red" title={t('review.title')}>
      <Stack gap="sm">
        <p>{t('review.text', { reason: ruleText(reason) ?? reason })}</p>
        {story.can_void && <p>{t('review.orVoid')}</p>}
        {story.recordable_minor > 0 && <p>{t('review.orRecord')}</p>}
        <Group gap="sm">
          {story.resolutions.map((as) => (
            <Button key={as} variant="default" onClick={() => setAsked(as)}>
              {t(`review.${as}`)}
            </Button>
          ))}
        </Group>
      </Stack>
      {asked && <Resolve story={story} as={asked} onClose={() => setAsked(undefined)} />}
    </Alert>
  );
}

function Resolve({ story: { id }, as, onClose }: { story: TransactionStory; as: Resolution; onClose(): void }) {
  const t = usePaymentsText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, refusals);
  const resolve = useResolve(id);
  return (
    <WhyDialog
      title={t(`review.${as}.title`)}
      text={t(`review.${as}.text`)}
      label={t('refund.reason')}
      description={t('refund.reasonHint')}
      confirmLabel={t(`review.${as}`)}
      destructive={as === 'failed'}
      isPending={resolve.isPending}
      failure={resolve.error ? refusal(resolve.error) : undefined}
      onConfirm={(reason) =>
        resolve.mutate(
          { as, reason },
          {
            onSuccess: ({ review_reason }) => {
              const isOver = review_reason === null;
              toasts.show({
                kind: isOver ? 'success' : 'warning',
                message: t(isOver ? 'review.done' : 'review.still'),
              });
              onClose();
            },
          },
        )
      }
      // Once sent it is not taken back: the dialog waits to say how it went.
      onClose={() => !resolve.isPending && onClose()}
    />
  );
}
