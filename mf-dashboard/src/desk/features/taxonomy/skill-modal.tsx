import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useForm } from 'react-hook-form';
import { z } from 'zod';
import { skillNames } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { Stack, TextInput } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { useTaxonomyChange } from './use-taxonomy.ts';

const fields = z.object(skillNames);
export type SkillValues = { skill: string; names: { fr: string } };

interface SkillModalProps {
  title: string;
  /** What follows from it. */
  text?: string;
  confirmLabel: string;
  given: SkillValues;
  send(values: SkillValues): Promise<void>;
  onClose(): void;
}

/** The names of a skill, to be added, changed or taken. */
export function SkillModal({ title, text, confirmLabel, given, send, onClose }: SkillModalProps) {
  const t = useTaxonomyText();
  const { refusal } = useTaxonomyChange();
  const resolver = zodResolver(fields) as unknown as Resolver<SkillValues, unknown, SkillValues>;
  const form = useForm({ resolver, defaultValues: given });
  const formCall = useFormCall(form, {
    refusal,
    send: async (values: SkillValues) => {
      await send(values);
      onClose();
    },
  });
  const { errorOf } = formCall;
  return (
    <FormModal title={title} confirmLabel={confirmLabel} formCall={formCall} onClose={onClose}>
      <Stack gap="md">
        {text && <p>{text}</p>}
        <TextInput label={t('field.name')} maxLength={60} error={errorOf('skill')} {...form.register('skill')} />
        <TextInput
          label={t('field.fr')}
          description={t('field.frHint')}
          lang="fr"
          maxLength={60}
          error={errorOf('names.fr')}
          {...form.register('names.fr')}
        />
      </Stack>
    </FormModal>
  );
}
