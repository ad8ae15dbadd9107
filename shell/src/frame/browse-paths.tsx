import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { Tabs } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useFrame } from '../context/frame-context.tsx';
import { useOverlayText } from '../messages/overlay.ts';
import { resultsPath } from '../search/results-path.ts';
import classes from './browse-dialog.module.css';

/** Slugs of categories. */
const FIELDS = ['design', 'photography', 'marketing', 'business'] as const;
type Field = (typeof FIELDS)[number];

/** Learning paths in four fields, with links to library, path and paths. */
export function BrowsePaths({ onLeave }: { onLeave(): void }) {
  const t = useOverlayText();
  const [field, setField] = useState<string | null>(FIELDS[0]);
  return (
    <section className={classes.paths} aria-labelledby="browse-paths">
      <h3 id="browse-paths" className={classes.heading}>
        {t('browse.paths')}
      </h3>
      <Tabs value={field} onChange={setField} keepMounted={false}>
        <Tabs.List aria-label={t('browse.fields')} className={classes.fields}>
          {FIELDS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`browse.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {FIELDS.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <PathList field={name} onLeave={onLeave} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}

function PathList({ field, onLeave }: { field: Field; onLeave(): void }) {
  const api = useApi();
  const t = useOverlayText();
  const { hasScreen } = useFrame();
  const paths = useQuery({
    queryKey: ['learning-paths', field],
    queryFn: () => api.listLearningPaths({ query: { category: field, per_page: 4 } }),
    staleTime: 300_000,
  });
  if (paths.isPending) return <RowSkeleton count={2} label={t('browse.paths-loading')} />;
  if (paths.isError) {
    return <ErrorState text={t('browse.paths-failed')} onRetry={() => void paths.refetch()} order={3} />;
  }
  return (
    <>
      <ul className={classes.pathList}>
        {paths.data.items.map(({ id, slug, title, course_count }) => (
          <li key={id}>
            {hasScreen(addresses.learningPathInfo) ? (
              <LinkAnchor to={to.learningPathInfo({ slug })} onClick={onLeave}>
                {title}
              </LinkAnchor>
            ) : (
              title
            )}
            <span className={classes.count}>{t('browse.courses', { count: course_count })}</span>
          </li>
        ))}
      </ul>
      {paths.data.items.length === 0 && <p className={classes.none}>{t('browse.no-path')}</p>}
      <p className={classes.more}>
        <LinkAnchor to={resultsPath({ category: field })} onClick={onLeave}>
          {t('browse.library')}
        </LinkAnchor>
        {hasScreen(addresses.learningPath) && (
          <LinkAnchor to={to.learningPath()} onClick={onLeave}>
            {t('browse.all-paths')}
          </LinkAnchor>
        )}
      </p>
    </>
  );
}
