import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskSkill } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import type { SkillValues } from './skill-modal.tsx';
import { MergeSkillDialog, SkillDialog } from './taxonomy-dialogs.tsx';
import classes from './taxonomy.module.css';
import { isUnused } from './uses.tsx';
import { useTaxonomyChange } from './use-taxonomy.ts';

/** What can be done to a skill; one that something names is merged, not removed. */
export function SkillActions({ skill }: { skill: DeskSkill }) {
  const t = useTaxonomyText();
  const [open, setOpen] = useState<'edit' | 'merge'>();
  const change = useChangeSkill(skill);
  const remove = useRemoveSkill(skill);
  const { skill: name, uses } = skill;
  const look = { size: 'compact-md', variant: 'default' } as const;
  return (
    <div className={classes.tools}>
      <Button {...look} aria-label={t('edit.of', { name })} onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      <Button {...look} aria-label={t('merge.ofSkill', { name })} onClick={() => setOpen('merge')}>
        {t('merge')}
      </Button>
      {isUnused(uses) && (
        <Button
          {...look}
          aria-label={t('remove.of', { name })}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('remove')}
        </Button>
      )}
      {open === 'edit' && (
        <SkillDialog
          title={t('edit.of', { name })}
          confirmLabel={t('save')}
          given={valuesOf(skill)}
          send={change}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'merge' && <MergeSkillDialog skill={skill} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

const valuesOf = ({ skill, names }: DeskSkill): SkillValues => ({ skill, names: { fr: names.fr ?? '' } });

function useChangeSkill(skill: DeskSkill) {
  const t = useTaxonomyText();
  const api = useApi();
  const { done } = useTaxonomyChange();
  const { id, version } = skill;
  return async (values: SkillValues): Promise<void> => {
    await api.updateSkill({ params: { id }, body: { ...values, base_version: version } });
    const old = { ...valuesOf(skill), base_version: version + 1 };
    void done(t('edit.done', { name: values.skill }), () => api.updateSkill({ params: { id }, body: old }));
  };
}

function useRemoveSkill(skill: DeskSkill) {
  const t = useTaxonomyText();
  const api = useApi();
  const { done, refused, refresh } = useTaxonomyChange();
  return useMutation({
    mutationFn: () => api.removeSkill({ params: { id: skill.id }, query: { base_version: skill.version } }),
    onSuccess: () => done(t('remove.done', { name: skill.skill }), () => api.createSkill({ body: valuesOf(skill) })),
    onError: (error) => {
      refused(error);
      return refresh();
    },
  });
}
