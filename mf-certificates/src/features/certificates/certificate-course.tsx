import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import type { CertificateData } from '@stoa/shared/contract/learning/certificates.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useCertificateText } from '../../messages/certificate.ts';
import classes from './certified-item.module.css';
import { CertifiedItem } from './certified-item.tsx';
import { useFreeMonth } from './use-free-month.ts';

/** The course behind the certificate, for those who would like to earn it too. */
export function CertificateCourse({ data }: { data: CertificateData }) {
  const t = useCertificateText();
  return (
    <CertifiedItem data={data} amount={t('facts.videos', { count: data.videos.length })}>
      <RatingStars value={data.bio.rating} />
      <Ways slug={data.slug} />
    </CertifiedItem>
  );
}

function Ways({ slug }: { slug: string }) {
  const t = useCertificateText();
  const { navigation } = usePlatform();
  const { state, permissions } = useSession();
  const lacksAll = state !== 'pending' && !permissions.includes('view-course-all-videos');
  const offersMonth = lacksAll && navigation.hasScreen(addresses.payment);
  if (state === 'guest' && !offersMonth) return null;
  return (
    <div className={classes.ways}>
      {state !== 'guest' && <LinkButton to={to.player({ slug })}>{t('course.go')}</LinkButton>}
      {offersMonth && <FreeMonth />}
    </div>
  );
}

/** Leads to the cheapest plan by the month that is free at first; else to the plans, to choose from. */
function FreeMonth() {
  const t = useCertificateText();
  const plan = useFreeMonth();
  return (
    <LinkButton to={to.payment(plan && { plan: plan.id })} variant="default">
      {t('course.month')}
    </LinkButton>
  );
}
