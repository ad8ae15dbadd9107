import { useMemo } from 'react';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { Select } from '@stoa/shared/ui/overlays.ts';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import { zoneChoices, zonesLike } from './time-zones.ts';

interface ZoneFieldProps<F extends FieldValues> {
  control: Control<F>;
  name: Path<F>;
  error: string | undefined;
}

/** The zone in which day and time of a class are meant; found by typing. */
export function ZoneField<F extends FieldValues>({ control, name, error }: ZoneFieldProps<F>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => <ZoneSelect value={field.value as string} onChange={field.onChange} error={error} />}
    />
  );
}

interface ZoneSelectProps {
  value: string;
  onChange(zone: string): void;
  error: string | undefined;
}

function ZoneSelect({ value, onChange, error }: ZoneSelectProps) {
  const t = useLiveClassesText();
  const data = useMemo(() => zoneChoices(value), [value]);
  return (
    <Select
      label={t('field.zone')}
      description={t('zone.hint')}
      searchable
      allowDeselect={false}
      data={data}
      filter={({ options, search }) =>
        zonesLike(
          options.filter((option) => 'value' in option),
          search,
        )
      }
      value={value}
      onChange={(zone) => zone && onChange(zone)}
      error={error}
      // Some 400 lines, drawn only while they are looked at.
      comboboxProps={{ withinPortal: false, keepMounted: false }}
      nothingFoundMessage={t('zone.none')}
      autoComplete="off"
    />
  );
}
