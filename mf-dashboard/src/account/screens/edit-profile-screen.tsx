import { Suspense } from 'react';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { useProfileText } from '../messages/profile.ts';

const CertificateMarks = lazyWithRetry(async () => ({
  default: (
    await import(/* webpackChunkName: "certificate-marks" */ '../features/certificate-marks/certificate-marks.tsx')
  ).CertificateMarks,
}));

/** Those who make courses or learning paths, or made them: their certificates may show more than a name. */
const makers = ['create-course', 'view-course', 'create-micro-course', 'create-learning-path'] as const;

/** Name, title, photo: as their owner changes them, and as others see them. */
export default function EditProfileScreen() {
  const t = useProfileText();
  const profile = useProfile();
  const { permissions } = useSession();
  const isMaker = makers.some((permission) => permissions.includes(permission));
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {profile.isPending && <RowSkeleton label={t('loading')} />}
      {profile.isError && <LoadFailed query={profile} />}
      {profile.data && <ProfileForm profile={profile.data} />}
      {profile.data && isMaker && (
        <Suspense fallback={<RowSkeleton count={1} label={t('loading')} />}>
          <CertificateMarks />
        </Suspense>
      )}
    </Page>
  );
}
