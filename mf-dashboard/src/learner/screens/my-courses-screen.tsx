import { useSearchParams } from 'react-router-dom';
import { Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useEnrolmentsText } from '../messages/enrolments.ts';
import { EnrolledCourses } from '../sections/enrolled-courses.tsx';
import { TakenPaths } from '../sections/taken-paths.tsx';

const tabs = ['courses', 'paths'] as const;

/** What one takes, courses and learning paths; the tab stands in the address. */
export default function MyCoursesScreen() {
  const t = useEnrolmentsText();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'courses';
  return (
    <Page>
      <PageHeader title={t('title')} />
      <Tabs value={tab} keepMounted={false} onChange={(chosen) => setSearch(chosen === 'paths' ? { tab: chosen } : {})}>
        <Tabs.List aria-label={t('tabs')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="courses" pt="lg">
          <EnrolledCourses />
        </Tabs.Panel>
        <Tabs.Panel value="paths" pt="lg">
          <TakenPaths />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
