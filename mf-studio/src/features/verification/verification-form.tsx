import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { Controller } from 'react-hook-form';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { VerificationRequest } from '@stoa/shared/contract/teaching/creators.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Anchor, Button, Checkbox } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useVerificationText } from '../../messages/verification.ts';
import { PersonFields } from './person-fields.tsx';
import { ProofFields } from './proof-fields.tsx';
import { TeachingFields } from './teaching-fields.tsx';
import { useVerificationForm } from './use-verification-form.ts';
import classes from './verification.module.css';

/** Everything a request holds; `sent`: what was sent with the one before, to be changed. */
export function VerificationForm({ sent }: { sent: VerificationRequest | null }) {
  const t = useVerificationText();
  const { navigation } = usePlatform();
  const verification = useVerificationForm(sent);
  const { form, isSending, errorOf, submit } = verification;
  const [waiting, setWaiting] = useState<string>();
  const busy = useRef(new Set<string>());
  const onBusy = useCallback((field: string, isBusy: boolean) => {
    if (isBusy) busy.current.add(field);
    else busy.current.delete(field);
    setWaiting(undefined);
  }, []);

  const isUnsaved = form.formState.isDirty && !isSending;
  useEffect(() => navigation.guardUnsaved(() => isUnsaved), [navigation, isUnsaved]);
  const problem = waiting ?? verification.problem;

  function onSubmit(event: FormEvent): void {
    if (busy.current.size === 0) return void submit(event);
    event.preventDefault();
    setWaiting(t('file.wait'));
  }

  return (
    <form noValidate aria-label={t('form.name')} className={classes.form} onSubmit={onSubmit}>
      <Section title={t('form.person')}>
        <PersonFields verification={verification} />
      </Section>
      <Section title={t('form.teaching')}>
        <TeachingFields verification={verification} />
      </Section>
      <Section title={t('form.proof')}>
        <ProofFields verification={verification} sent={sent} onBusy={onBusy} />
      </Section>
      <Controller
        control={form.control}
        name="agree_terms"
        render={({ field: { value, ...field } }) => (
          <Checkbox
            {...field}
            checked={value}
            label={t.rich('agree.label', {
              terms: (words) => (
                <Anchor href={to.termsOfUse()} target="_blank" rel="noopener" underline="always">
                  {words}
                </Anchor>
              ),
            })}
            error={errorOf('agree_terms')}
          />
        )}
      />
      <FormProblem text={problem} />
      <div>
        <Button type="submit" loading={isSending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
