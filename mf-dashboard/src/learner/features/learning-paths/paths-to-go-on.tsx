import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import { TakenPathGrid } from './taken-path-grid.tsx';
import { useTakenPaths } from './use-taken-paths.ts';

const READ = 24;
const SHOWN = 3;

/** Learning paths in progress, each with what is next; nothing where there are none. */
export function PathsToGoOn() {
  const t = useHomeMoreText();
  const taken = useTakenPaths({ per_page: READ });
  if (taken.isError && !taken.data) {
    return (
      <Section title={t('paths.title')}>
        <LoadFailed query={taken} title={t('paths.failed')} />
      </Section>
    );
  }
  const begun = taken.data?.items.filter(({ progress }) => progress.completed_at === null) ?? [];
  if (begun.length === 0) return null;
  return (
    <Section
      title={t('paths.title')}
      action={<LinkAnchor to={to.myCourses({ tab: 'paths' })}>{t('paths.all')}</LinkAnchor>}
    >
      <TakenPathGrid learningPaths={begun.slice(0, SHOWN)} />
    </Section>
  );
}
