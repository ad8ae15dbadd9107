import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isGone } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import classes from '../../../ui/record-search.module.css';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { useAttendanceText } from '../../messages/attendance.ts';
import { registerOf, writeClasses, writeRegister, type RegisterFilters } from './attendance-address.ts';
import { RegisterHead } from './register-head.tsx';
import { RegisterTable } from './register-table.tsx';
import { PER_PAGE, useRegister } from './use-attendance.ts';

/** Who came to one class, and where it is written down. */
export function RegisterPage({ filters }: { filters: RegisterFilters }) {
  const t = useAttendanceText();
  const register = useRegister(filters);
  useScreenTitle(register.data && t('register.name', { class: register.data.class.title }));
  if (register.isPending) {
    return (
      <Page>
        <RowSkeleton count={6} label={t('register.loading')} />
      </Page>
    );
  }
  if (register.isError && (!register.data || isGone(register.error))) {
    return <Page>{isGone(register.error) ? <GoneRegister /> : <LoadFailed query={register} />}</Page>;
  }
  return (
    <Page>
      <RegisterHead taught={register.data.class} />
      <Learners register={register.data} filters={filters} isStale={register.isPlaceholderData} />
    </Page>
  );
}

interface LearnersProps {
  register: NonNullable<ReturnType<typeof useRegister>['data']>;
  filters: RegisterFilters;
  /** What is shown is not yet what was asked for. */
  isStale: boolean;
}

function Learners({ register, filters, isStale }: LearnersProps) {
  const t = useAttendanceText();
  const [, setSearch] = useSearchParams();
  const { items, total, page, class: taught } = register;
  if (total === 0 && !filters.search && !isStale) {
    return <EmptyState title={t('register.none.title')} text={t('register.none.text')} />;
  }
  const change = (part: Partial<RegisterFilters>, replace = false) =>
    setSearch(writeRegister({ ...filters, page: 1, ...part }), { replace, preventScrollReset: replace });
  return (
    <div className={classes.records}>
      <TypedSearch
        label={t('register.search')}
        search={filters.search}
        onSearch={(search) => change({ search }, true)}
      />
      <p role="status" className={classes.count}>
        {t('register.found', { count: total })}
      </p>
      {items.length === 0 ? (
        <NoSuchLearners classId={taught.id} />
      ) : (
        <div className={isStale ? classes.stale : undefined} aria-busy={isStale}>
          <RegisterTable taught={taught} students={items} />
          <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={(next) => change({ page: next })} />
        </div>
      )}
    </div>
  );
}

function NoSuchLearners({ classId }: { classId: string }) {
  const t = useAttendanceText();
  return (
    <EmptyState
      title={t('register.noneSuch.title')}
      text={t('register.noneSuch.text')}
      action={
        <LinkButton to={to.attendance(registerOf(classId))} variant="default">
          {t('register.noneSuch.all')}
        </LinkButton>
      }
    />
  );
}

function GoneRegister() {
  const t = useAttendanceText();
  return (
    <EmptyState
      order={1}
      title={t('gone.title')}
      text={t('gone.text')}
      action={<LinkButton to={to.attendance(writeClasses())}>{t('allClasses')}</LinkButton>}
    />
  );
}
