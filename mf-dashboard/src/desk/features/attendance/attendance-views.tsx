import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useAttendanceText } from '../../messages/attendance.ts';
import { writeClasses, type Shown } from './attendance-address.ts';
import { AttendanceList } from './attendance-list.tsx';
import { ClassList } from './class-list.tsx';

interface AttendanceViewsProps {
  shown: Exclude<Shown, { view: 'register' }>;
  /** Whether somebody comes back here from a register that was open: then the keyboard goes on at the list. */
  wasOpened: RefObject<boolean>;
}

/** Everyone who came, or the classes one by one. */
export function AttendanceViews({ shown, wasOpened }: AttendanceViewsProps) {
  const t = useAttendanceText();
  const [, setSearch] = useSearchParams();
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasOpened.current) tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [wasOpened]);
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <Tabs value={shown.view} onChange={(view) => setSearch(view === 'classes' ? writeClasses() : {})}>
        <Tabs.List ref={tabs}>
          <Tabs.Tab value="attendance">{t('tab.attendance')}</Tabs.Tab>
          <Tabs.Tab value="classes">{t('tab.classes')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={shown.view} pt="md">
          {shown.view === 'attendance' ? <AttendanceList filters={shown} /> : <ClassList page={shown.page} />}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
