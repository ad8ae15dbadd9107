import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type GivenRole, givenRole, roleBody } from '@stoa/shared/contract/people/account-acts.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { NativeSelect, Text, Textarea } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { usePeopleText } from '../../messages/people.ts';
import { useDone, usePeopleRefusal } from './use-act.ts';

interface GiveRoleModalProps {
  ids: readonly string[];
  onDone?(): void;
  onClose(): void;
}

export function GiveRoleModal({ ids, onDone, onClose }: GiveRoleModalProps) {
  const t = usePeopleText();
  const api = useApi();
  const done = useDone(onClose);
  const form = useForm({ resolver: zodResolver(roleBody), defaultValues: { role: 'admin' as GivenRole, reason: '' } });
  const call = useFormCall(form, {
    refusal: usePeopleRefusal(),
    send: async (body) => {
      const { changed } = await api.giveRole({ body: { ...body, ids: [...ids] } });
      onDone?.();
      await done(t('give.done', { count: changed }));
    },
  });
  return (
    <FormModal
      title={t('give.title', { count: ids.length })}
      confirmLabel={t('give.button')}
      formCall={call}
      onClose={onClose}
    >
      <Text>{t('give.text')}</Text>
      <NativeSelect
        label={t('give.role')}
        data={givenRole.options.map((value) => ({ value, label: t(`role.${value}`) }))}
        error={call.errorOf('role')}
        {...form.register('role')}
      />
      <Textarea
        label={t('reason')}
        description={t('reason.hint')}
        autosize
        minRows={3}
        dir="auto"
        error={call.errorOf('reason')}
        {...form.register('reason')}
      />
    </FormModal>
  );
}
