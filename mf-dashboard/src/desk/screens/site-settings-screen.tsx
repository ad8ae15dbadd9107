import { useSearchParams } from 'react-router-dom';
import { Tabs } from '@stoa/shared/kit';
import { legalKinds } from '@stoa/shared/contract/people/legal-words.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LegalText } from '../features/legal-texts/legal-text.tsx';
import { FooterSettings } from '../features/site-settings/footer-settings.tsx';
import { useSiteSettingsText } from '../messages/site-settings.ts';

const views = ['links', ...legalKinds] as const;

/** For super-admins: what the footer shows, and the texts that bind the site and its people. */
export default function SiteSettingsScreen() {
  const t = useSiteSettingsText();
  const [search, setSearch] = useSearchParams();
  const view = views.find((name) => name === search.get('view')) ?? 'links';
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <Tabs value={view} onChange={(to) => setSearch(to === null || to === 'links' ? {} : { view: to })}>
        <Tabs.List aria-label={t('views')}>
          {views.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`view.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view} pt="lg">
          {view === 'links' ? <FooterSettings /> : <LegalText kind={view} />}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
