import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { currentPassword } from '@stoa/shared/contract/people/accounts.ts';
import { reasonBody } from '@stoa/shared/contract/people/account-acts.ts';
import type { ListedUser } from '@stoa/shared/contract/people/users.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Alert, Button, Textarea } from '@stoa/shared/kit';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { PasswordField } from '@stoa/shared/ui/password-field.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useDuplicatesText } from '../../messages/duplicates.ts';
import { PEOPLE } from './use-people.ts';
import classes from './duplicates.module.css';
import { useHasPassword } from './use-duplicates.ts';

interface MergeFormProps {
  into: ListedUser;
  from: ListedUser;
}

/** The act itself: why, and the password once more. */
export function MergeForm({ into, from }: MergeFormProps) {
  const t = useDuplicatesText();
  const hasPassword = useHasPassword();
  const form = useForm({
    resolver: zodResolver(reasonBody.extend({ password: hasPassword ? currentPassword : z.string() })),
    defaultValues: { reason: '', password: '' },
  });
  const call = useFormCall(form, {
    refusal: useRefusal(t, ['conflict', 'not_found', 'demo_account']),
    send: useMerge({ into, from, hasPassword }),
    leadsAway: true,
  });
  const both = { ended: from.email, kept: into.email };
  return (
    <Section title={t('confirm.title')}>
      <form noValidate className={classes.form} onSubmit={(event) => void call.submit(event)}>
        <Alert color="red" title={t('confirm.warning')}>
          {t('confirm.text', both)}
        </Alert>
        <Textarea
          label={t('reason')}
          description={t('reason.hint')}
          autosize
          minRows={3}
          dir="auto"
          error={call.errorOf('reason')}
          {...form.register('reason')}
        />
        {hasPassword && (
          <PasswordField
            label={t('confirm.password')}
            autoComplete="current-password"
            error={call.errorOf('password')}
            {...form.register('password')}
          />
        )}
        <FormProblem text={call.problem} />
        <div className={classes.acts}>
          <Button type="submit" color="red" loading={call.isSending}>
            {t('confirm.button')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function useMerge({ into, from, hasPassword }: MergeFormProps & { hasPassword: boolean }) {
  const t = useDuplicatesText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async ({ reason, password }: { reason: string; password: string }) => {
    const body = { from_id: from.id, reason, ...(hasPassword && { password }) };
    await api.mergeUsers({ params: { id: into.id }, body });
    toasts.show({ kind: 'success', message: t('confirm.done', { ended: from.email, kept: into.email }) });
    await navigate(to.person({ id: into.id }), { replace: true });
    await queryClient.invalidateQueries({ queryKey: PEOPLE });
  };
}
