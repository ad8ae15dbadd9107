import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import { coInstructorEndpoints } from '@stoa/shared/contract/teaching/co-instructors.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Stack, TextInput, Title } from '@stoa/shared/kit';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';
import classes from './co-instructors.module.css';
import { RightsField } from './rights-field.tsx';
import { useKeepTeam } from './use-co-instructors.ts';

interface Invitation {
  email: string;
  rights: CourseRight[];
}
const blank: Invitation = { email: '', rights: ['edit'] };

/** People are found by their whole address alone. */
export function InviteForm() {
  const t = useCoInstructorsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const { id } = useBuilder().course;
  const keep = useKeepTeam();
  const form = useForm({ resolver: zodResolver(coInstructorEndpoints.inviteCoInstructor.body), defaultValues: blank });
  const { problem, isSending, errorOf, submit } = useFormCall(form, {
    send: async (body: Invitation) => {
      keep(await api.inviteCoInstructor({ params: { id }, body }));
      toasts.show({ kind: 'success', message: t('invited.done', { email: body.email }) });
      form.reset(blank);
    },
  });
  return (
    <form noValidate aria-label={t('invite.title')} className={classes.invite} onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Title order={3} size="h4">
          {t('invite.title')}
        </Title>
        <TextInput
          label={t('invite.email')}
          description={t('invite.hint')}
          inputMode="email"
          autoComplete="off"
          error={errorOf('email')}
          {...form.register('email')}
        />
        <Controller
          control={form.control}
          name="rights"
          render={({ field }) => (
            <RightsField label={t('rights')} value={field.value} onChange={field.onChange} error={errorOf('rights')} />
          )}
        />
        <FormProblem text={problem} />
        <Button type="submit" loading={isSending} className={classes.send ?? ''}>
          {t('invite.send')}
        </Button>
      </Stack>
    </form>
  );
}
