import { useRef } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { suspensionBody } from '@stoa/shared/contract/people/account-acts.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Text, Textarea } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useInsertion } from '../../../ui/use-insertion.ts';
import { Phrases } from '../../ui/phrases.tsx';
import { usePeopleText } from '../../messages/people.ts';
import { useDone, usePeopleRefusal } from './use-act.ts';

interface SuspendModalProps {
  person: { id: string; name: string };
  onClose(): void;
}

export function SuspendModal({ person: { id, name }, onClose }: SuspendModalProps) {
  const t = usePeopleText();
  const api = useApi();
  const done = useDone(onClose);
  const form = useForm({ resolver: zodResolver(suspensionBody), defaultValues: { public_reason: '', reason: '' } });
  const call = useFormCall(form, {
    refusal: usePeopleRefusal(),
    send: async (body) => {
      await api.suspendUser({ params: { id }, body });
      await done(t('suspend.done', { name }));
    },
  });
  const area = useRef<HTMLTextAreaElement>(null);
  const insertion = useInsertion(area, {
    value: useWatch({ control: form.control, name: 'public_reason' }),
    onChange: (text) => form.setValue('public_reason', text, { shouldDirty: true }),
  });
  const { ref, ...registered } = form.register('public_reason');
  const field = { autosize: true, minRows: 3, dir: 'auto' } as const;
  return (
    <FormModal
      title={t('suspend.title', { name })}
      confirmLabel={t('suspend.button')}
      destructive
      formCall={call}
      onClose={onClose}
    >
      <Text>{t('suspend.text')}</Text>
      <Textarea
        label={t('suspend.public')}
        description={t('suspend.publicHint')}
        error={call.errorOf('public_reason')}
        {...field}
        {...registered}
        ref={(element) => {
          ref(element);
          area.current = element;
        }}
      />
      <Phrases purpose="decision" field={insertion} />
      <Textarea
        label={t('reason')}
        description={t('reason.hint')}
        error={call.errorOf('reason')}
        {...field}
        {...form.register('reason')}
      />
    </FormModal>
  );
}
