import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { RoomKind } from '@stoa/shared/contract/learning/class-words.ts';
import type { ClassFields as Fields } from '@stoa/shared/contract/learning/live-schedule.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@stoa/shared/kit';
import { numberText } from '@stoa/shared/ui/number-text.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import { DurationField } from './duration-field.tsx';
import { HostsField } from './hosts-field.tsx';

interface ClassFieldsProps {
  form: UseFormReturn<Fields>;
  errorOf(field: keyof Fields): string | undefined;
  rooms: readonly RoomKind[];
  hosts: readonly Person[];
}

/** What is the same of a class that is made and of one that is changed; when it is held stands before it. */
export function ClassFields({ form, errorOf, rooms, hosts }: ClassFieldsProps) {
  const t = useLiveClassesText();
  const { course } = useBuilder();
  const room = useWatch({ control: form.control, name: 'room' });
  const lessons = course.modules.flatMap((module) => module.lessons).filter(({ kind }) => kind === 'live');
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DurationField form={form} error={errorOf('duration_min')} />
        <TextInput
          label={t('field.capacity')}
          description={t('capacity.hint')}
          inputMode="numeric"
          error={errorOf('capacity')}
          {...form.register('capacity', numberText)}
        />
      </SimpleGrid>
      {lessons.length > 0 && (
        <NativeSelect
          label={t('field.lesson')}
          data={[
            { value: '', label: t('lesson.none') },
            ...lessons.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          error={errorOf('lesson_id')}
          {...form.register('lesson_id', { setValueAs: (value: string | null) => value || null })}
        />
      )}
      <Textarea
        label={t('field.description')}
        autosize
        minRows={2}
        maxRows={8}
        error={errorOf('description')}
        {...form.register('description')}
      />
      <NativeSelect
        label={t('field.room')}
        data={rooms.map((value) => ({ value, label: t('class.room', { room: value }) }))}
        error={errorOf('room')}
        {...form.register('room')}
      />
      {room === 'link' && (
        <>
          <TextInput
            label={t('field.joinUrl')}
            description={t('joinUrl.hint')}
            inputMode="url"
            placeholder="https://"
            error={errorOf('join_url')}
            {...form.register('join_url', addressText)}
          />
          <TextInput
            label={t('field.hostUrl')}
            description={t('hostUrl.hint')}
            inputMode="url"
            placeholder="https://"
            error={errorOf('host_url')}
            {...form.register('host_url', addressText)}
          />
        </>
      )}
      <Controller
        control={form.control}
        name="host_ids"
        render={({ field }) => (
          <HostsField known={hosts} ids={field.value} onChange={field.onChange} error={errorOf('host_ids')} />
        )}
      />
    </>
  );
}

/** Nothing typed is no address. */
const addressText = { setValueAs: (typed: string | null) => typed?.trim() || null };

/** Only a class at an address elsewhere has addresses, whatever was typed before another place was chosen. */
export const placedValues = <F extends Pick<Fields, 'room' | 'join_url' | 'host_url'>>(values: F): F =>
  values.room === 'link' ? values : { ...values, join_url: null, host_url: null };
