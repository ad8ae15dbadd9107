import { Suspense } from 'react';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import type { CertificateData } from '@stoa/shared/contract/learning/certificates.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { Skeleton, Title } from '@stoa/shared/kit';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useCertificateText } from '../../messages/certificate.ts';
import classes from './certificate-course.module.css';
import { useFreeMonth } from './use-free-month.ts';

const Markdown = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "markdown" */ '@stoa/shared/ui/markdown.tsx')).Markdown,
}));

/** The course behind the certificate, for those who would like to earn it too. */
export function CertificateCourse({ data }: { data: CertificateData }) {
  const t = useCertificateText();
  const { bio, creator, name } = data;
  const { professional_title } = creator.professional_info;
  return (
    <article className={classes.card} aria-labelledby="course">
      <div className={classes.cover}>
        <CourseCover src={bio.cover_url} title={name} />
      </div>
      <div className={classes.words}>
        <Title order={2} id="course" className={classes.title}>
          {name}
        </Title>
        <p className={classes.creator}>
          {creator.full_name}
          {professional_title && <span className={classes.profession}>{professional_title}</span>}
        </p>
        <p>{data.short_description}</p>
        <p className={classes.facts}>
          {data.duration_human} · {t('facts.videos', { count: data.videos.length })}
        </p>
        <RatingStars value={bio.rating} />
        <Ways slug={data.slug} />
      </div>
      <div className={classes.long}>
        <Suspense fallback={<Skeleton height="8rem" />}>
          <Markdown text={bio.description} headingOrder={3} />
        </Suspense>
      </div>
    </article>
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
