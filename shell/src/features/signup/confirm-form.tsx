import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { confirmRegistrationBody } from '@stoa/shared/contract/people/registrations.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { Button } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useFrame } from '../../context/frame-context.tsx';
import { useSignupText } from '../../messages/signup.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { useSignIn } from '../../forms/use-sign-in.ts';
import { CodeField, isWholeCode } from './code-field.tsx';
import { useSignup, type PendingSignup } from './signup-store.ts';
import { isSpent, useStartOver } from './use-start-over.ts';
import classes from '../../ui/auth-frame.module.css';

const VERIFICATION = to.verifyCreator();

/** Takes the mailed code; its sixth digit sends it. */
export function ConfirmForm({ pending }: { pending: PendingSignup }) {
  const api = useApi();
  const { hasScreen } = useFrame();
  const t = useSignupText();
  const signIn = useSignIn();
  const startOver = useStartOver();
  const { draft, finish } = useSignup();
  const teaches = draft?.wantsToTeach === true && hasScreen(VERIFICATION);
  const problemText = useProblemText();
  const form = useForm({
    resolver: zodResolver(confirmRegistrationBody.pick({ code: true })),
    defaultValues: { code: '' },
  });
  const { problem, isSending, submit, errorOf } = useFormCall(form, {
    refusal: problemText,
    leadsAway: true,
    async send({ code }) {
      try {
        const reply = await api.confirmRegistration({ body: { registration_id: pending.registrationId, code } });
        await signIn(reply, teaches ? VERIFICATION : undefined);
        finish();
      } catch (error) {
        if (isSpent(error)) return startOver();
        // What was wrong is typed over.
        form.setFocus('code', { shouldSelect: true });
        throw error;
      }
    },
  });
  const code = useWatch({ control: form.control, name: 'code' });

  function write(typed: string) {
    form.setValue('code', typed);
    form.clearErrors('code');
    if (isWholeCode(typed) && typed !== code) void submit();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={classes.fields} aria-label={t('confirm.form')}>
      <FormProblem text={problem} />
      <CodeField
        label={t('confirm.code')}
        {...form.register('code')}
        value={code}
        onChange={write}
        readOnly={isSending}
        error={errorOf('code')}
        errorProps={{ role: 'alert' }}
      />
      <Button type="submit" size="md" loading={isSending}>
        {t('confirm.submit')}
      </Button>
    </form>
  );
}
