import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { ClassFields as Fields, PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { SimpleGrid, TextInput } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useLiveSchedule } from '../../builder/use-live-schedule.ts';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import { ClassFields, placedValues } from './class-fields.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { changedClass, changesBetween, valuesOf, type ClassValues } from './class-values.ts';
import { ReachChoice } from './reach-choice.tsx';
import { useClassBase } from './use-class-base.ts';
import { useRefreshSchedule, useScheduleRefusal } from './use-schedule.ts';
import { ZoneField } from './zone-field.tsx';

interface ChangeModalProps {
  planned: PlannedClass;
  hasFollowing: boolean;
  onClose(): void;
}

/** A class that is not over; what stays as it was is not sent. */
export function ChangeModal({ planned, hasFollowing, onClose }: ChangeModalProps) {
  const t = useLiveClassesText();
  const api = useApi();
  const { toasts } = usePlatform();
  const { course } = useBuilder();
  const refresh = useRefreshSchedule();
  const refusal = useScheduleRefusal();
  const [following, setFollowing] = useState(false);
  const rooms = useLiveSchedule(course.id).data?.rooms ?? [];
  const form = useForm<ClassValues>({ resolver: zodResolver(changedClass), defaultValues: valuesOf(planned) });
  const { base, changed, onBase } = useClassBase(planned, form);
  const formCall = useFormCall(form, {
    send: async (values: ClassValues) => {
      const change = changesBetween(valuesOf(base), placedValues(values));
      if (Object.keys(change).length === 0) return onClose();
      const { length: count } = await onBase(({ id, version }) =>
        api.changeClass({ params: { id }, body: { version, following, change } }),
      );
      toasts.show({ kind: 'success', message: t('done.changed', { count }) });
      onClose();
      await refresh();
    },
    refusal,
  });
  const { errorOf } = formCall;
  return (
    <FormModal title={t('change.title')} confirmLabel={t('save')} formCall={formCall} asksBeforeLoss onClose={onClose}>
      <ChangedElsewhere base={base} fields={changed} />
      <TextInput
        label={t('field.title')}
        autoComplete="off"
        data-autofocus
        error={errorOf('title')}
        {...form.register('title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={t('field.date')} type="date" error={errorOf('date')} {...form.register('date')} />
        <TextInput label={t('field.time')} type="time" error={errorOf('time')} {...form.register('time')} />
      </SimpleGrid>
      <ZoneField control={form.control} name="time_zone" error={errorOf('time_zone')} />
      <ClassFields
        form={form as unknown as UseFormReturn<Fields>}
        errorOf={errorOf}
        rooms={[...new Set([...rooms, base.room])]}
        hosts={[...planned.hosts, ...base.hosts]}
      />
      {hasFollowing && <ReachChoice isFollowing={following} onChange={setFollowing} />}
    </FormModal>
  );
}
