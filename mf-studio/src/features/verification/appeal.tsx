import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { appealRevocationBody, type CreatorVerification } from '@stoa/shared/contract/teaching/creators.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { Alert, Button, Stack, Textarea } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useVerificationText } from '../../messages/verification.ts';
import { useAppealRevocation } from './use-verification.ts';
import classes from './verification.module.css';

/** What one may do whose verification was revoked: say why it should come back, and wait for the answer. */
export function Appeal({ verification: { appeal, history } }: { verification: CreatorVerification }) {
  const t = useVerificationText();
  const format = useFormat();
  const answer = history.findLast(({ action }) => action === 'uphold');
  return (
    <Section title={t('appeal.title')} {...(!appeal && { lead: t('appeal.lead') })}>
      {!appeal && answer?.note && (
        <Alert color="gray" title={t('appeal.upheld', { date: format.date(answer.at) })}>
          <blockquote className={classes.note} dir="auto">
            {answer.note}
          </blockquote>
        </Alert>
      )}
      {appeal ? (
        <Alert title={t('appeal.waits', { date: format.moment(appeal.at) })} role="status">
          <blockquote className={classes.note} dir="auto">
            {appeal.note}
          </blockquote>
        </Alert>
      ) : (
        <AppealForm />
      )}
    </Section>
  );
}

function AppealForm() {
  const t = useVerificationText();
  const rule = useRuleText();
  const refusal = useRefusal(t, ['verification_transition']);
  const { send, isSending, error } = useAppealRevocation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(appealRevocationBody),
    defaultValues: { note: '' },
  });
  const submit = handleSubmit(send);
  return (
    <form noValidate aria-label={t('appeal.title')} onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Textarea
          label={t('appeal.label')}
          description={t('appeal.hint')}
          autosize
          minRows={3}
          dir="auto"
          error={rule(formState.errors.note?.message)}
          {...register('note')}
        />
        <FormProblem text={error && refusal(error, { already_requested: t('appeal.already') })} />
        <div>
          <Button type="submit" loading={isSending}>
            {t('appeal.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
