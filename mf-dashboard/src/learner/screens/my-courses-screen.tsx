import { useSearchParams } from 'react-router-dom';
import { Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useEnrolmentsText } from '../messages/enrolments.ts';
import { EnrolledCourses } from '../sections/enrolled-courses.tsx';
import { TakenPaths } from '../sections/taken-paths.tsx';
import { WishedCourses } from '../sections/wished-courses.tsx';

const tabs = ['active', 'completed', 'wishes', 'archived', 'paths'] as const;
type Tab = (typeof tabs)[number];

/** What one takes, took, would like to take and has put away; the tab stands in the address. */
export default function MyCoursesScreen() {
  const t = useEnrolmentsText();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'active';
  return (
    <Page>
      <PageHeader title={t('title')} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => setSearch(chosen && chosen !== 'active' ? { tab: chosen } : {})}
      >
        <Tabs.List aria-label={t('tabs')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((one) => (
          <Tabs.Panel key={one} value={one} pt="lg">
            <Shown tab={one} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}

function Shown({ tab }: { tab: Tab }) {
  if (tab === 'wishes') return <WishedCourses />;
  if (tab === 'paths') return <TakenPaths />;
  return <EnrolledCourses shown={tab} />;
}
