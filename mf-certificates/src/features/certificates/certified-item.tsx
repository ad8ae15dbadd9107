import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CertificateData } from '@stoa/shared/contract/learning/certificates.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { useInstructorLink } from '@stoa/shared/remote/use-instructor-link.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { Skeleton, Title } from '@stoa/shared/kit';
import classes from './certified-item.module.css';

const Markdown = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "markdown" */ '@stoa/shared/ui/markdown.tsx')).Markdown,
}));

interface CertifiedItemProps {
  data: CertificateData;
  /** How much there is of it, in words. */
  amount: string;
  children: ReactNode;
}

/** What a certificate is of: what it is about, whose it is and how long it takes. */
export function CertifiedItem({ data, amount, children }: CertifiedItemProps) {
  const { bio, creator, name } = data;
  const instructorLink = useInstructorLink();
  const page = creator.id === null ? undefined : instructorLink(creator.id);
  const { professional_title } = creator.professional_info;
  return (
    <article className={classes.card} aria-labelledby="certified">
      <div className={classes.cover}>
        <CourseCover src={bio.cover_url} title={name} />
      </div>
      <div className={classes.words}>
        <Title order={2} id="certified" className={classes.title}>
          {name}
        </Title>
        <p className={classes.creator}>
          {page === undefined ? creator.full_name : <Link to={page}>{creator.full_name}</Link>}
          {professional_title && <span className={classes.profession}>{professional_title}</span>}
        </p>
        <p>{data.short_description}</p>
        <p className={classes.facts}>
          {data.duration_human} · {amount}
        </p>
        {children}
      </div>
      <div className={classes.long}>
        <Suspense fallback={<Skeleton height="8rem" />}>
          <Markdown text={bio.description} headingOrder={3} />
        </Suspense>
      </div>
    </article>
  );
}
