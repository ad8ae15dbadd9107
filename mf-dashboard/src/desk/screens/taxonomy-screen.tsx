import { useSearchParams } from 'react-router-dom';
import { Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { Categories } from '../features/taxonomy/categories.tsx';
import { CourseWords } from '../features/taxonomy/course-words.tsx';
import { Proposals } from '../features/taxonomy/proposals.tsx';
import { Skills } from '../features/taxonomy/skills.tsx';
import { useTaxonomyText } from '../messages/taxonomy.ts';

const views = { categories: Categories, skills: Skills, proposals: Proposals, words: CourseWords };
type View = keyof typeof views;
const names = Object.keys(views) as View[];

/** For those who keep what courses are sorted by. */
export default function TaxonomyScreen() {
  const t = useTaxonomyText();
  const [search, setSearch] = useSearchParams();
  const view = names.find((name) => name === search.get('view')) ?? 'categories';
  const Shown = views[view];
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <Tabs value={view} onChange={(to) => setSearch(to === null || to === 'categories' ? {} : { view: to })}>
        <Tabs.List aria-label={t('views')}>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`view.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view} pt="lg">
          <Shown />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
