import { useWatch } from 'react-hook-form';
import { Textarea, TextInput } from '@stoa/shared/kit';
import type { FormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useProfileText } from '../../messages/profile.ts';
import classes from './profile-form.module.css';

export interface ProfileValues {
  first_name: string;
  last_name: string;
  title: string;
  about: string;
}

const MOST_ABOUT = 1000;

export function ProfileFields({ formCall: { form, errorOf } }: { formCall: FormCall<ProfileValues> }) {
  const t = useProfileText();
  const about = useWatch({ control: form.control, name: 'about' });
  return (
    <>
      <div className={classes.names}>
        <TextInput
          label={t('first.label')}
          autoComplete="given-name"
          error={errorOf('first_name')}
          {...form.register('first_name')}
        />
        <TextInput
          label={t('last.label')}
          autoComplete="family-name"
          error={errorOf('last_name')}
          {...form.register('last_name')}
        />
      </div>
      <TextInput
        label={t('title.label')}
        description={t('title.hint')}
        autoComplete="organization-title"
        error={errorOf('title')}
        {...form.register('title')}
      />
      <div>
        <Textarea
          label={t('about.label')}
          description={t('about.hint')}
          error={errorOf('about')}
          {...form.register('about')}
        />
        <p className={classes.count} data-over={about.length > MOST_ABOUT}>
          {t('about.count', { count: about.length, most: MOST_ABOUT })}
        </p>
      </div>
    </>
  );
}
