import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { DeskSkill } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Alert } from '@stoa/shared/kit';
import { Select } from '@stoa/shared/overlays';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { Along } from './uses.tsx';
import { useDeskSkills, useTaxonomyChange } from './use-taxonomy.ts';

/** Another skill stands wherever this one was named. */
export function MergeSkillModal({ skill, onClose }: { skill: DeskSkill; onClose(): void }) {
  const t = useTaxonomyText();
  const api = useApi();
  const { done, refusal } = useTaxonomyChange();
  const [q, setQ] = useState('');
  const { data } = useDeskSkills({ q, page: 1 });
  const others = (data?.items ?? []).filter(({ id }) => id !== skill.id);
  const form = useForm({ defaultValues: { into_id: '' } });
  const formCall = useFormCall(form, {
    refusal,
    send: async ({ into_id }) => {
      await api.mergeSkill({ params: { id: skill.id }, body: { base_version: skill.version, into_id } });
      onClose();
      const into = others.find(({ id }) => id === into_id)?.skill ?? '';
      await done(t('merge.done', { name: skill.skill, into }));
    },
  });
  return (
    <FormModal
      title={t('merge.ofSkill', { name: skill.skill })}
      confirmLabel={t('merge')}
      formCall={formCall}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="into_id"
        rules={{ required: t('merge.chooseSkill') }}
        render={({ field: { ref: _ref, onChange, value, ...field } }) => (
          <Select
            {...field}
            label={t('merge.into')}
            placeholder={t('merge.findSkill')}
            searchable
            value={value || null}
            onChange={(id) => onChange(id ?? '')}
            onSearchChange={setQ}
            data={others.map(({ id, skill: label }) => ({ value: id, label }))}
            error={formCall.errorOf('into_id')}
          />
        )}
      />
      <Along uses={skill.uses} />
      <Alert color="yellow">{t('merge.finalSkill')}</Alert>
    </FormModal>
  );
}
