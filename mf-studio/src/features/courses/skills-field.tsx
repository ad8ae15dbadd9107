import { MultiSelect } from '@stoa/shared/ui/overlays.ts';
import { useSkills } from './use-skills.ts';

const MOST = 10;

interface SkillsFieldProps {
  value: string[];
  onChange(ids: string[]): void;
  error?: string | undefined;
}

/** What one can do after the course, from the site's list. */
export function SkillsField({ value, onChange, error }: SkillsFieldProps) {
  const { data = [], isPending } = useSkills();
  return (
    <MultiSelect
      id="skill_ids"
      label="Skills"
      description={`What learners can do afterwards. Choose 1 to ${MOST}; ${value.length} chosen.`}
      placeholder={value.length === 0 ? 'Search the skills' : ''}
      data={data.map(({ id, skill }) => ({ value: id, label: skill }))}
      value={value}
      onChange={onChange}
      maxValues={MOST}
      searchable
      hidePickedOptions
      nothingFoundMessage={isPending ? 'Loading…' : 'No such skill'}
      error={error}
    />
  );
}
