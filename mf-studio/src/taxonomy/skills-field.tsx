import { MultiSelect } from '@stoa/shared/overlays';
import { useEditorText } from '../messages/editor.ts';
import { ProposeSkill } from './propose-skill.tsx';
import { useSkills } from './use-skills.ts';

const MOST = 10;

interface SkillsFieldProps {
  label: string;
  value: string[];
  onChange(ids: string[]): void;
  error?: string | undefined;
}

/** What one can do afterwards, from the site's list. */
export function SkillsField({ label, value, onChange, error }: SkillsFieldProps) {
  const t = useEditorText();
  const { data = [], isPending } = useSkills();
  return (
    <div>
      <MultiSelect
        id="skill_ids"
        label={label}
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
      <ProposeSkill />
    </div>
  );
}
