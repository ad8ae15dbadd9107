import { Colonnade } from '@stoa/shared/ui/colonnade.tsx';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { PlainCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { Button, Group, Stack } from '@stoa/shared/kit';
import { LinesSection } from '@stoa/shared/ui/lines-section.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { Price } from '@stoa/shared/ui/price.tsx';
import { ProgressLine } from '@stoa/shared/ui/progress-line.tsx';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { CardSkeleton, RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { StatTile } from '@stoa/shared/ui/stat-tile.tsx';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { useState } from 'react';
import { useDevUiText } from '../../messages/dev-ui.ts';
import { Example } from './example.tsx';

const tones: StatusTone[] = ['neutral', 'info', 'success', 'warning', 'danger'];

/** The site's own components, as screens draw them. */
export function ComponentExamples() {
  const t = useDevUiText();
  const [search, setSearch] = useState('');
  const [loadedAt] = useState(() => new Date(Date.now() - 90_000).toISOString());
  const label = t('sample.label');
  const course = {
    to: '#components',
    title: t('sample.heading'),
    coverUrl: null,
    creatorName: t('sample.person'),
    order: 4 as const,
  };
  return (
    <>
      <Example name="PageHeader" wide>
        <PageHeader
          title={t('sample.heading')}
          subtitle={t('sample.sentence')}
          breadcrumbs={[{ label, to: '#components' }, { label: t('sample.other') }]}
          actions={<Button variant="default">{label}</Button>}
        />
      </Example>
      <Example name="CourseCard, CourseCover, CardSkeleton" wide>
        <PlainCardGrid>
          <CourseCard
            {...course}
            durationS={4500}
            rating={4.4}
            ratingCount={27}
            price={{ minor: 0, currency: 'EUR' }}
          />
          <CourseCard {...course} level={label} progress={40} mark={t('sample.mark')} />
          <CardSkeleton />
        </PlainCardGrid>
      </Example>
      <Example name="Section, RowList" wide>
        <Section title={t('sample.heading')} lead={t('sample.sentence')} order={3}>
          <RowList>
            <li>{label}</li>
            <li>{t('sample.other')}</li>
          </RowList>
        </Section>
      </Example>
      <Example name="StatusBadge">
        <Group gap="xs">
          {tones.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {label}
            </StatusBadge>
          ))}
        </Group>
      </Example>
      <Example name="RatingStars, Price, TimeAgo, ProgressLine">
        <Stack gap="xs">
          <RatingStars value={4.4} count={27} />
          <RatingStars value={null} count={0} />
          <Price minor={1950} currency="EUR" />
          <TimeAgo at={loadedAt} />
          <ProgressLine percentage={62} label={label} />
        </Stack>
      </Example>
      <Example name="PersonBadge">
        <Stack gap="xs">
          <PersonBadge name={t('sample.person')} initial="DS" image={null} title={label} />
          <PersonBadge name={t('sample.person')} initial="DS" image={null} size="lg" />
        </Stack>
      </Example>
      <Example name="StatTile">
        <Group>
          <StatTile value="62" label={label} hint={t('sample.sentence')} />
        </Group>
      </Example>
      <Example name="FactList">
        <FactList>
          <Fact name={label}>{t('sample.other')}</Fact>
          <Fact name={t('sample.other')}>{label}</Fact>
        </FactList>
      </Example>
      <Example name="SearchField">
        <SearchField value={search} onChange={setSearch} label={label} placeholder={label} />
      </Example>
      <Example name="EmptyState" wide>
        <EmptyState
          order={3}
          title={t('sample.heading')}
          text={t('sample.sentence')}
          action={<Button variant="default">{label}</Button>}
        />
      </Example>
      <Example name="ErrorState" wide>
        <ErrorState order={3} text={t('sample.problem')} requestId="req-62" onRetry={() => undefined} />
      </Example>
      <Example name="RowSkeleton" wide>
        <RowSkeleton count={2} label={label} />
      </Example>
      <Example name="LinesSection">
        <LinesSection title={label} lines={[t('sample.sentence'), t('sample.other')]} />
      </Example>
      <Example name="Markdown" wide>
        <Markdown text={t('sample.markdown')} headingOrder={3} />
      </Example>
      <Example name="Colonnade" wide>
        <Colonnade bays={12} />
      </Example>
    </>
  );
}
