import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { useProfileText } from '../messages/profile.ts';

/** Name, title, photo: as their owner changes them, and as others see them. */
export default function EditProfileScreen() {
  const t = useProfileText();
  const profile = useProfile();
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {profile.isPending && <RowSkeleton label={t('loading')} />}
      {profile.isError && <LoadFailed query={profile} />}
      {profile.data && <ProfileForm profile={profile.data} />}
    </Page>
  );
}
