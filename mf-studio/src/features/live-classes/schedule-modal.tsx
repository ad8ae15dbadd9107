import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { RoomKind } from '@stoa/shared/contract/learning/class-words.ts';
import {
  scheduleDraft,
  type ClassFields as Fields,
  type ScheduleDraft,
} from '@stoa/shared/contract/learning/live-schedule.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { SimpleGrid, TextInput } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import { ClassFields, placedValues } from './class-fields.tsx';
import { DatesField } from './dates-field.tsx';
import { tomorrow } from './repeat.ts';
import { ownTimeZone } from './time-zones.ts';
import { useRefreshSchedule, useScheduleRefusal } from './use-schedule.ts';
import { ZoneField } from './zone-field.tsx';

interface ScheduleModalProps {
  rooms: readonly RoomKind[];
  /** The live lesson it is planned for. */
  lessonId: string | null;
  /** Who holds it, unless others are named. */
  hosts: readonly Person[];
  onClose(): void;
}

/** A new class, or a series of them. */
export function ScheduleModal({ rooms, lessonId, hosts, onClose }: ScheduleModalProps) {
  const t = useLiveClassesText();
  const api = useApi();
  const { toasts } = usePlatform();
  const { course } = useBuilder();
  const refresh = useRefreshSchedule();
  const refusal = useScheduleRefusal();
  const lesson = course.modules.flatMap((module) => module.lessons).find(({ id }) => id === lessonId);
  // Of this dialog: what is sent again after a lost answer is scheduled once.
  const [key] = useState(newId);
  const form = useForm<ScheduleDraft>({
    resolver: zodResolver(scheduleDraft),
    defaultValues: {
      title: lesson?.title ?? '',
      dates: [tomorrow()],
      time: '18:00',
      time_zone: ownTimeZone(),
      duration_min: 60,
      capacity: null,
      lesson_id: lessonId,
      description: '',
      room: rooms[0] ?? 'link',
      join_url: null,
      host_url: null,
      host_ids: hosts.map(({ id }) => id),
      course_id: course.id,
      key,
    },
  });
  const formCall = useFormCall(form, {
    send: async (draft: ScheduleDraft) => {
      const { length: count } = await api.saveLiveSchedule({ body: placedValues(draft) });
      toasts.show({ kind: 'success', message: t('done.scheduled', { count }) });
      onClose();
      await refresh();
    },
    refusal,
  });
  const { errorOf } = formCall;
  const [time, zone] = useWatch({ control: form.control, name: ['time', 'time_zone'] });
  return (
    <FormModal title={t('new.title')} confirmLabel={t('new.make')} formCall={formCall} asksBeforeLoss onClose={onClose}>
      <TextInput
        label={t('field.title')}
        autoComplete="off"
        data-autofocus
        error={errorOf('title')}
        {...form.register('title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={t('field.time')} type="time" error={errorOf('time')} {...form.register('time')} />
        <ZoneField control={form.control} name="time_zone" error={errorOf('time_zone')} />
      </SimpleGrid>
      <DatesField
        onChange={(dates) => {
          form.setValue('dates', dates, { shouldDirty: true });
          form.clearErrors('dates');
        }}
        time={time}
        zone={zone}
        error={errorOf('dates')}
      />
      <ClassFields form={form as unknown as UseFormReturn<Fields>} errorOf={errorOf} rooms={rooms} hosts={hosts} />
    </FormModal>
  );
}
