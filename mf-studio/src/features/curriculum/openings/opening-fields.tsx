import { opening, type Opening } from '@stoa/shared/contract/teaching/openings.ts';
import { NativeSelect, TextInput } from '@stoa/shared/kit';
import { NumberInput } from '@stoa/shared/overlays';
import { useOpeningsText } from '../../../messages/openings.ts';
import type { partsFor } from './opening-choices.ts';

interface OpeningFieldsProps {
  value: Opening;
  parts: ReturnType<typeof partsFor>;
  isReadOnly: boolean;
  onChange(opening: Opening): void;
}

/** What the way of opening needs: a day, a number of days, or what comes before. */
export function OpeningFields({ value, parts, isReadOnly, onChange }: OpeningFieldsProps) {
  const t = useOpeningsText();
  // Kept as it was typed, and not sent.
  const isBroken = !opening.safeParse(value).success;
  switch (value.kind) {
    case 'on':
      return (
        <TextInput
          type="date"
          label={t('day')}
          description={t('day.hint')}
          disabled={isReadOnly}
          value={value.day}
          error={isBroken && t('day.rule')}
          onChange={(event) => onChange({ kind: 'on', day: event.currentTarget.value })}
        />
      );
    case 'days':
      return (
        <NumberInput
          label={t('days.label')}
          description={t('days.hint')}
          disabled={isReadOnly}
          allowDecimal={false}
          clampBehavior="none"
          min={1}
          max={365}
          value={value.days}
          error={isBroken && t('days.hint')}
          onChange={(days) => onChange({ kind: 'days', days: days as number })}
        />
      );
    case 'after':
      return (
        <NativeSelect
          label={t('after.label')}
          description={t('after.hint')}
          disabled={isReadOnly}
          data={parts.map(({ id, title, kind }) => ({
            value: id,
            label: kind === 'module' ? t('after.module', { title }) : title,
          }))}
          value={value.id}
          onChange={(event) => onChange({ kind: 'after', id: event.currentTarget.value })}
        />
      );
  }
}
