import { useMutation } from '@tanstack/react-query';
import { proposalDecision, type SkillProposal } from '@stoa/shared/contract/teaching/skill-proposals.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { useTaxonomyChange } from './use-taxonomy.ts';

const { reason } = proposalDecision.options[1].shape;

export function DeclineModal({ proposal: { id, skill: name }, onClose }: { proposal: SkillProposal; onClose(): void }) {
  const t = useTaxonomyText();
  const api = useApi();
  const { done, refusal } = useTaxonomyChange();
  const decline = useMutation({
    mutationFn: (why: string) =>
      api.decideSkillProposal({ params: { id }, body: { decision: 'decline', reason: why } }),
    onSuccess: () => {
      onClose();
      return done(t('decline.done', { name }));
    },
  });
  return (
    <ReasonModal
      title={t('decline.of', { name })}
      text={t('decline.text')}
      label={t('decline.why')}
      reason={reason}
      confirmLabel={t('decline')}
      isPending={decline.isPending}
      failure={decline.error ? refusal(decline.error) : undefined}
      onConfirm={(why) => decline.mutate(why)}
      onClose={onClose}
    />
  );
}
