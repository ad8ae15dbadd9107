import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Group, SegmentedControl, Stack } from '@stoa/shared/kit';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { EnrolledActions } from '../features/enrolments/enrolled-actions.tsx';
import { EnrolledCard } from '../features/enrolments/enrolled-card.tsx';
import { useEnrolments, type EnrolmentFilter } from '../features/enrolments/use-enrolments.ts';
import { useEnrolmentsText } from '../messages/enrolments.ts';
import classes from './my-list.module.css';
import { useMyList } from './use-my-list.ts';

const PER_PAGE = 12;

/** Every course that one takes, narrowed by the address. */
export function EnrolledCourses() {
  const t = useEnrolmentsText();
  const { search, page, change } = useMyList();
  const word = search.get('status');
  const status: EnrolmentFilter = word === 'active' || word === 'completed' ? word : undefined;
  const q = search.get('q') ?? '';
  const enrolments = useEnrolments({ status, q, page, per_page: PER_PAGE });
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <SegmentedControl
          aria-label={t('show')}
          data={[
            { value: '', label: t('show.all') },
            { value: 'active', label: t('show.active') },
            { value: 'completed', label: t('show.completed') },
          ]}
          value={status ?? ''}
          onChange={(value) => change({ status: value })}
        />
        <TypedSearch label={t('search')} search={q} onSearch={(text) => change({ q: text })} />
      </Group>
      <p role="status" className={classes.count}>
        {enrolments.data && t('count', { count: enrolments.data.total })}
      </p>
      {enrolments.isPending && <CardGridSkeleton count={6} />}
      {enrolments.isError && <LoadFailed query={enrolments} />}
      {enrolments.data?.items.length === 0 && <NothingHere isNarrowed={Boolean(q || status)} />}
      {enrolments.data && enrolments.data.items.length > 0 && (
        <CourseCardGrid>
          {enrolments.data.items.map((enrolled) => (
            <EnrolledCard
              key={enrolled.id}
              enrolled={enrolled}
              order={2}
              actions={<EnrolledActions enrolled={enrolled} />}
            />
          ))}
        </CourseCardGrid>
      )}
      {enrolments.data && (
        <PageNumbers
          className={classes.pages}
          pages={Math.ceil(enrolments.data.total / PER_PAGE)}
          page={enrolments.data.page}
          onPage={(to) => change({ page: String(to) })}
        />
      )}
    </Stack>
  );
}

function NothingHere({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useEnrolmentsText();
  return isNarrowed ? (
    <EmptyState title={t('noneSuch.title')} text={t('noneSuch.text')} />
  ) : (
    <EmptyState
      title={t('none.title')}
      text={t('none.text')}
      action={<LinkButton to={to.marketplace()}>{t('none.action')}</LinkButton>}
    />
  );
}
