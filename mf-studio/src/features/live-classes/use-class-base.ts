import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { changesBetween, valuesOf, type ClassValues } from './class-values.ts';
import { useRefreshSchedule } from './use-schedule.ts';

type Form = UseFormReturn<ClassValues>;

/**
 * The state of a class on which a dialog stands. Read anew where the class was changed elsewhere: fields in which nobody
 * typed show what is there now, what was typed stays.
 */
export function useClassBase(planned: PlannedClass, form?: Form) {
  const api = useApi();
  const refresh = useRefreshSchedule();
  const [base, setBase] = useState(planned);
  const [changed, setChanged] = useState<readonly (keyof ClassValues)[]>([]);

  async function readAnew(): Promise<void> {
    const now = await api.getLiveSchedule({ params: { id: planned.id } });
    if (form) putUnder(form, { before: valuesOf(base), now: valuesOf(now) });
    setChanged(Object.keys(changesBetween(valuesOf(base), valuesOf(now))) as (keyof ClassValues)[]);
    setBase(now);
    await refresh();
  }
  /** Runs a change; one that was refused because the class is not what it was can be sent again afterwards. */
  async function onBase<R>(change: (base: PlannedClass) => Promise<R>): Promise<R> {
    try {
      return await change(base);
    } catch (error) {
      if (isApiError(error) && error.code === 'edit_conflict') await readAnew();
      throw error;
    }
  }
  /** `changed`: what was changed elsewhere since the dialog was opened, or sent last. */
  return { base, changed, onBase };
}

function putUnder(form: Form, { before, now }: { before: ClassValues; now: ClassValues }): void {
  const typed = changesBetween(before, form.getValues());
  form.reset(now);
  for (const [field, value] of Object.entries(typed)) {
    form.setValue(field as keyof ClassValues, value, { shouldDirty: true });
  }
}
