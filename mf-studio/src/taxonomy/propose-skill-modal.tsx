import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Resolver, useForm } from 'react-hook-form';
import { type SkillProposalDraft, skillProposalDraft } from '@stoa/shared/contract/teaching/skill-proposals.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Stack, TextInput, Textarea } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { LinesSection } from '@stoa/shared/ui/lines-section.tsx';
import { useProposeSkillText } from '../messages/propose-skill.ts';

const KEY = ['own-skill-proposals'];
type Values = { skill: string; names: { fr: string }; note: string };

/** For a skill that the list of the site does not have; below it what one proposed before, and what became of it. */
export function ProposeSkillModal({ onClose }: { onClose(): void }) {
  const t = useProposeSkillText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(skillProposalDraft) as unknown as Resolver<Values, unknown, SkillProposalDraft>,
    defaultValues: { skill: '', names: { fr: '' }, note: '' },
  });
  const formCall = useFormCall(form, {
    send: async (body: SkillProposalDraft) => {
      await api.proposeSkill({ body });
      toasts.show({ kind: 'success', message: t('done', { skill: body.skill }) });
      onClose();
      await queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
  const { errorOf } = formCall;
  return (
    <FormModal title={t('title')} confirmLabel={t('send')} formCall={formCall} onClose={onClose}>
      <Stack gap="md">
        <p>{t('text')}</p>
        <TextInput label={t('skill')} maxLength={60} error={errorOf('skill')} {...form.register('skill')} />
        <TextInput
          label={t('french')}
          description={t('optional')}
          lang="fr"
          maxLength={60}
          error={errorOf('names.fr')}
          {...form.register('names.fr')}
        />
        <Textarea
          label={t('note')}
          description={t('optional')}
          autosize
          minRows={2}
          maxLength={300}
          error={errorOf('note')}
          {...form.register('note')}
        />
        <EarlierProposals />
      </Stack>
    </FormModal>
  );
}

function EarlierProposals() {
  const t = useProposeSkillText();
  const api = useApi();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.listOwnSkillProposals({ query: { per_page: 10 }, signal }),
  });
  const lines = (data?.items ?? []).map(({ skill, state, reason }) =>
    state === 'declined' ? t('earlier.declined', { skill, reason: reason ?? '' }) : t(`earlier.${state}`, { skill }),
  );
  return <LinesSection title={t('earlier')} lines={lines} />;
}
