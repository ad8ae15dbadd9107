import { Controller } from 'react-hook-form';
import { TextInput } from '@stoa/shared/kit';
import { CountrySelect } from '@stoa/shared/ui/country-select.tsx';
import { useVerificationText } from '../../messages/verification.ts';
import type { VerificationForm } from './use-verification-form.ts';
import classes from './verification.module.css';

/** Who asks, for those who decide. */
export function PersonFields({ verification: { form, errorOf } }: { verification: VerificationForm }) {
  const t = useVerificationText();
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('legal_name.label')}
        description={t('legal_name.hint')}
        autoComplete="name"
        error={errorOf('legal_name')}
        {...form.register('legal_name')}
      />
      <Controller
        control={form.control}
        name="country"
        render={({ field: { name: _name, ...field } }) => (
          <CountrySelect {...field} description={t('country.hint')} error={errorOf('country')} />
        )}
      />
      <TextInput
        label={t('phone.label')}
        description={t('phone.hint')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        error={errorOf('phone')}
        {...form.register('phone')}
      />
    </div>
  );
}
