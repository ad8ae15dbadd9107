import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { liveScheduleEndpoints, type PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { ownTimes } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text, TextInput } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { ReachChoice } from './reach-choice.tsx';
import { useClassBase } from './use-class-base.ts';
import { useRefreshSchedule, useRestore, useScheduleRefusal } from './use-schedule.ts';

const cancelBody = liveScheduleEndpoints.cancelClass.body;
type CancelBody = z.output<typeof cancelBody>;

interface CancelModalProps {
  planned: PlannedClass;
  hasFollowing: boolean;
  onClose(): void;
}

/** Calls a class off; it can be taken back. */
export function CancelModal({ planned, hasFollowing, onClose }: CancelModalProps) {
  const t = useLiveClassesText();
  const api = useApi();
  const { locale } = useFormat();
  const { toasts } = usePlatform();
  const refresh = useRefreshSchedule();
  const refusal = useScheduleRefusal();
  const restore = useRestore();
  const [following, setFollowing] = useState(false);
  const { base, changed, onBase } = useClassBase(planned);
  const { id, title } = base;
  const form = useForm<CancelBody, unknown, CancelBody>({
    resolver: zodResolver(cancelBody) as never,
    defaultValues: { reason: '', version: planned.version, following: false },
  });
  const formCall = useFormCall(form, {
    send: async ({ reason }: CancelBody) => {
      const cancelled = await onBase(({ version }) =>
        api.cancelClass({ params: { id }, body: { version, following, reason } }),
      );
      const self = cancelled.find((one) => one.id === id) ?? base;
      toasts.show({
        kind: 'success',
        message: t('done.cancelled', { count: cancelled.length }),
        action: {
          label: t('done.undo'),
          run: () => restore.mutate({ id, version: self.version, following }),
        },
      });
      onClose();
      await refresh();
    },
    refusal,
  });
  return (
    <FormModal
      title={t('cancel.title', { title })}
      confirmLabel={t('cancel.do')}
      formCall={formCall}
      asksBeforeLoss
      onClose={onClose}
    >
      <ChangedElsewhere base={base} fields={changed} />
      <Text>{t('cancel.text', { time: ownTimes(base, locale) })}</Text>
      <TextInput
        label={t('cancel.reason')}
        autoComplete="off"
        data-autofocus
        error={formCall.errorOf('reason')}
        {...form.register('reason')}
      />
      {hasFollowing && <ReachChoice isFollowing={following} onChange={setFollowing} />}
    </FormModal>
  );
}
