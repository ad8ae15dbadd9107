import { MultiSelect } from '@stoa/shared/overlays';
import { useBuilderText } from '../../messages/builder.ts';
import { useSkills } from './use-skills.ts';

const MOST = 10;

interface SkillsFieldProps {
  value: string[];
  onChange(ids: string[]): void;
  error?: string | undefined;
}

/** What one can do after the course, from the site's list. */
export function SkillsField({ value, onChange, error }: SkillsFieldProps) {
  const t = useBuilderText();
  const { data = [], isPending } = useSkills();
  return (
    <MultiSelect
      id="skill_ids"
      label={t('field.skill_ids')}
      description={t('skills.hint', { most: MOST, count: value.length })}
      placeholder={value.length === 0 ? t('skills.search') : ''}
      data={data.map(({ id, skill }) => ({ value: id, label: skill }))}
      value={value}
      onChange={onChange}
      maxValues={MOST}
      searchable
      hidePickedOptions
      nothingFoundMessage={isPending ? t('skills.loading') : t('skills.none')}
      error={error}
    />
  );
}
