import { exponentOf, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import type { HelpArticle } from '@stoa/shared/contract/administration/help-articles.ts';
import type { CertificateData } from '@stoa/shared/contract/learning/certificates.ts';
import type { PostThread } from '@stoa/shared/contract/community/community.ts';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import type { Instructor } from '@stoa/shared/contract/market/instructors.ts';
import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';
import type { Player } from '@stoa/shared/contract/learning/player.ts';
import type { SharedPortfolio } from '@stoa/shared/contract/learning/portfolio.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { PageHead } from './page-head.ts';
import type { PageTexts } from './page-texts.ts';

const provider = (origin: string) => ({ '@type': 'Organization', name: 'Stoa', url: `${origin}/` });
const absolute = (url: string | null, origin: string): string | undefined =>
  url ? new URL(url, origin).href : undefined;
const schema = (type: string, fields: Record<string, unknown>) => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
});

export const landingHead = (origin: string, t: PageTexts): PageHead => ({
  title: t('landing.title'),
  description: t('slogan'),
  kind: 'website',
  isIndexed: true,
  jsonLd: schema('WebSite', {
    name: 'Stoa',
    url: `${origin}/`,
    description: t('slogan'),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${to.results()}?q={query}`,
      'query-input': 'required name=query',
    },
  }),
});

export function courseHead(course: CourseDetails, origin: string): PageHead {
  const image = absolute(course.cover_url, origin);
  return {
    title: `${course.name} · Stoa`,
    description: course.short_description,
    image,
    kind: 'article',
    isIndexed: course.status === 'published',
    jsonLd: schema('Course', {
      name: course.name,
      description: course.short_description,
      url: origin + to.courseInfo({ slug: course.slug }),
      image,
      inLanguage: course.language,
      dateModified: course.updated_at,
      provider: provider(origin),
      author: { '@type': 'Person', name: course.creator.full_name },
      teaches: course.skills.map((skill) => skill.skill),
      timeRequired: isoDuration(course.duration_s),
      offers: {
        '@type': 'Offer',
        category: course.type === 'free' ? 'Free' : 'Paid',
        price: toMajor(course.price_minor, course.currency).toFixed(exponentOf(course.currency)),
        priceCurrency: course.currency,
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: isoDuration(course.duration_s),
      },
      ...(course.rating !== null &&
        course.rating_count > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.rating.toFixed(1),
            ratingCount: course.rating_count,
          },
        }),
    }),
  };
}

/** Search engines are shown the course's own page instead. */
export const playerHead = ({ course }: Player, origin: string): PageHead => ({
  title: `${course.name} · Stoa`,
  image: absolute(course.cover_url, origin),
  kind: 'article',
  isIndexed: false,
});

export function learningPathHead(path: LearningPathDetails, origin: string): PageHead {
  const image = absolute(path.banner_url, origin);
  return {
    title: `${path.title} · Stoa`,
    description: path.subtitle,
    image,
    kind: 'article',
    isIndexed: true,
    jsonLd: schema('EducationalOccupationalProgram', {
      name: path.title,
      description: path.subtitle,
      url: origin + to.learningPathInfo({ slug: path.slug }),
      image,
      provider: provider(origin),
      timeToComplete: isoDuration(path.estimated_minutes * 60),
      hasCourse: path.courses.map(({ course }) => ({
        '@type': 'Course',
        name: course.name,
        description: course.short_description,
        url: origin + to.courseInfo({ slug: course.slug }),
      })),
    }),
  };
}

export function instructorHead(instructor: Instructor, origin: string): PageHead {
  const { full_name: name, title, about } = instructor;
  const description = about.trim() || (title ?? undefined);
  const image = absolute(instructor.profile_image, origin);
  return {
    title: `${name} · Stoa`,
    description,
    image,
    kind: 'website',
    isIndexed: true,
    jsonLd: schema('ProfilePage', {
      mainEntity: {
        '@type': 'Person',
        name,
        jobTitle: title ?? undefined,
        description,
        image,
        url: origin + to.instructor({ id: instructor.id }),
      },
    }),
  };
}

/** Nothing of its own where its text was taken away. */
export const discussionHead = ({ title }: PostThread): PageHead | undefined =>
  title === null ? undefined : { title: `${title} · Stoa`, kind: 'article', isIndexed: true };

/** For those who were given the address: search engines are not told. */
export const portfolioHead = ({ person }: SharedPortfolio, _origin: string, t: PageTexts): PageHead => ({
  title: t('portfolio.title', { name: person.full_name }),
  description: t('portfolio.description', { name: person.full_name }),
  kind: 'website',
  isIndexed: false,
});

export function certificateHead({ certificate, ...about }: CertificateData, origin: string, t: PageTexts): PageHead {
  const { user, course_name: course, creator } = certificate;
  const description = t('certificate.description', {
    ...{ item: about.item, name: user.full_name, course, creator: creator.full_name },
  });
  return {
    title: t('certificate.title', { name: user.full_name, course }),
    description,
    image: absolute(about.bio.cover_url, origin),
    kind: 'article',
    isIndexed: certificate.status === 'issued',
    jsonLd: schema('EducationalOccupationalCredential', {
      name: certificate.course_name,
      description,
      url: origin + to.certificate({ slug: about.certificate_slug }),
      credentialCategory: 'Certificate of completion',
      identifier: certificate.cert_id,
      dateCreated: certificate.created_at,
      recognizedBy: provider(origin),
      competencyRequired: about.skills.map((skill) => skill.skill),
    }),
  };
}

function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes % 60 > 0 ? `${minutes % 60}M` : ''}`;
}

export const helpHead = (article: HelpArticle, origin: string): PageHead => ({
  title: `${article.title} · Stoa`,
  description: article.summary,
  kind: 'article',
  isIndexed: true,
  jsonLd: schema('TechArticle', {
    headline: article.title,
    description: article.summary,
    url: origin + to.helpArticle({ slug: article.slug }),
    dateModified: article.updated_at,
    publisher: provider(origin),
  }),
});
