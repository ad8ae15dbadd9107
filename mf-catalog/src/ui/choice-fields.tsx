import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import { Checkbox, Radio, Stack } from '@stoa/shared/kit';
import { useCatalogueText } from '../messages/catalogue.ts';
import classes from './choice-fields.module.css';

export interface Choice {
  value: string;
  name: string;
  /** How many courses it would leave. */
  count?: number;
  /** There are more than `count`. */
  isLeast?: boolean;
}

const offered = (choices: readonly Choice[], chosen: readonly string[]): Choice[] =>
  choices.filter(({ value, count }) => count !== 0 || chosen.includes(value));

interface OneOfProps {
  label: string;
  value: string;
  /** Words for no choice. */
  any: string;
  choices: readonly Choice[];
  onChange(value: string): void;
}

/** One choice narrows the list, or none; what would leave nothing is not offered. */
export function OneOf({ label, value, any, choices, onChange }: OneOfProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange} classNames={{ label: classes.label ?? '' }}>
      <Stack gap="xs" mt="xs">
        <Radio value="" label={any} />
        {offered(choices, [value]).map((choice) => (
          <Radio key={choice.value} value={choice.value} label={<ChoiceLabel {...choice} />} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface ManyOfProps {
  label: string;
  values: string[];
  choices: readonly Choice[];
  onChange(values: string[]): void;
}

export function ManyOf({ label, values, choices, onChange }: ManyOfProps) {
  const shown = offered(choices, values);
  if (shown.length === 0) return null;
  return (
    <Checkbox.Group label={label} value={values} onChange={onChange} classNames={{ label: classes.label ?? '' }}>
      <Stack gap="xs" mt="xs">
        {shown.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} label={<ChoiceLabel {...choice} />} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function ChoiceLabel({ name, count, isLeast }: Choice) {
  const totalText = useTotalText();
  const counted = { total: count ?? 0, total_is_least: isLeast };
  const t = useCatalogueText();
  const format = useFormat();
  return (
    <span className={classes.choice}>
      {name}
      {count !== undefined && (
        <span className={classes.count} aria-label={totalText(t('count.courses', { count }), counted)}>
          {totalText(format.number(count), counted)}
        </span>
      )}
    </span>
  );
}
