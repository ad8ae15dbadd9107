import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { updateProfileBody, type OwnProfile } from '@stoa/shared/contract/people/profile.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isFileNotSent, sendFile } from '@stoa/shared/files/send-file.ts';
import type { FileToSend } from '@stoa/shared/files/start-upload.ts';
import { useFileTransport } from '@stoa/shared/files/use-file-transport.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { Button } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useProfileText } from '../../messages/profile.ts';
import { PhotoField } from './photo-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import classes from './profile-form.module.css';
import { ProfilePreview } from './profile-preview.tsx';
import { usePhoto } from './use-photo.ts';
import { PROFILE } from './use-profile.ts';

const schema = updateProfileBody.omit({ photo_file_id: true });

const valuesOf = ({ first_name, last_name, title, about }: OwnProfile) => ({
  first_name,
  last_name,
  title: title ?? '',
  about,
});

const photoToSend = (photo: Blob): FileToSend => ({
  file: new File([photo], `photo.${photo.type.split('/').at(-1) ?? ''}`, { type: photo.type }),
  type: photo.type,
  purpose: 'photo',
});

const initialOf = (names: readonly string[]): string =>
  names.map((name) => name.trim().charAt(0).toUpperCase()).join('');

/** The own profile, and beside it how others see it while it changes. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const t = useProfileText();
  const errorText = useErrorText();
  const api = useApi();
  const { navigation, session, toasts } = usePlatform();
  const transport = useFileTransport();
  const queryClient = useQueryClient();
  const photo = usePhoto(profile.profile_image);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: valuesOf(profile) });
  const formCall = useFormCall(form, {
    // The fields' own errors stand at the fields; what is left is the photo's.
    expected: { invalid: t('photo.refused') },
    refusal: (error, expected) =>
      isFileNotSent(error) ? t(error.isRefused ? 'photo.refused' : 'photo.failed') : errorText(error, expected),
    send: async (values) => {
      const saved = await api.updateProfile({ body: { ...values, ...(await changeOfPhoto()) } });
      queryClient.setQueryData(PROFILE, saved);
      form.reset(valuesOf(saved));
      photo.reset();
      toasts.show({ kind: 'success', message: t('saved') });
      // The header shows who one is.
      await session.refresh().catch(() => undefined);
    },
  });
  const { problem, isSending, submit } = formCall;

  async function changeOfPhoto(): Promise<{ photo_file_id?: string | null }> {
    if (photo.change.kind === 'none') return {};
    if (photo.change.kind === 'removed') return { photo_file_id: null };
    const { id } = await sendFile(photoToSend(photo.change.photo), transport);
    return { photo_file_id: id };
  }

  const isDirty = form.formState.isDirty || photo.change.kind !== 'none';
  useEffect(() => navigation.guardUnsaved(() => isDirty), [navigation, isDirty]);

  const [firstName, lastName, title] = useWatch({ control: form.control, name: ['first_name', 'last_name', 'title'] });
  const shown = {
    name: `${firstName} ${lastName}`.trim(),
    initial: initialOf([firstName, lastName]),
    image: photo.image,
    title: title.trim() || null,
  };
  return (
    <div className={classes.columns}>
      <form noValidate aria-label={t('title')} className={classes.form} onSubmit={(event) => void submit(event)}>
        <FormProblem text={problem} />
        <PhotoField
          image={photo.image}
          initial={shown.initial}
          isUnsaved={photo.change.kind === 'new'}
          onTake={photo.take}
          onRemove={photo.remove}
        />
        <ProfileFields formCall={formCall} />
        <div className={classes.buttons}>
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
          <Button
            variant="default"
            disabled={!isDirty || isSending}
            onClick={() => {
              form.reset();
              photo.reset();
            }}
          >
            {t('reset')}
          </Button>
        </div>
      </form>
      <ProfilePreview {...shown} />
    </div>
  );
}
