import { Controller, useWatch } from 'react-hook-form';
import { Textarea, TextInput } from '@stoa/shared/kit';
import { useVerificationText } from '../../messages/verification.ts';
import { ExpertiseField } from './expertise-field.tsx';
import { LinksField } from './links-field.tsx';
import type { VerificationForm } from './use-verification-form.ts';
import classes from './verification.module.css';

const MOST_BIO = 2000;

/** What somebody teaches, and what they have done before. */
export function TeachingFields({ verification: { form, errorOf } }: { verification: VerificationForm }) {
  const t = useVerificationText();
  const bio = useWatch({ control: form.control, name: 'bio' });
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('headline.label')}
        description={t('headline.hint')}
        error={errorOf('headline')}
        {...form.register('headline')}
      />
      <div>
        <Textarea
          label={t('bio.label')}
          description={t('bio.hint')}
          rows={7}
          error={errorOf('bio')}
          {...form.register('bio')}
        />
        <p className={classes.count} data-over={bio.length > MOST_BIO}>
          {t('bio.count', { count: bio.length, most: MOST_BIO })}
        </p>
      </div>
      <Controller
        control={form.control}
        name="expertise"
        render={({ field: { name: _name, ...field } }) => <ExpertiseField {...field} error={errorOf('expertise')} />}
      />
      <Controller
        control={form.control}
        name="links"
        render={({ field: { value, onChange } }) => (
          <LinksField
            value={value}
            onChange={onChange}
            error={errorOf('links')}
            errorAt={(place) => errorOf(`links.${place}`)}
          />
        )}
      />
    </div>
  );
}
