import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { countText } from '@stoa/shared/ui/format.ts';
import { Tabs } from '@stoa/shared/ui/kit.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useFrame } from './frame-context.tsx';
import { resultsPath } from './results-path.ts';
import classes from './browse-dialog.module.css';

const FIELDS = ['design', 'photography', 'marketing', 'business'];

/** Learning paths in four fields, with links to path, paths and library. */
export function BrowsePaths({ onLeave }: { onLeave(): void }) {
  const [field, setField] = useState<string | null>(FIELDS[0] ?? null);
  return (
    <section className={classes.paths} aria-labelledby="browse-paths">
      <h3 id="browse-paths" className={classes.heading}>
        Learning paths
      </h3>
      <Tabs value={field} onChange={setField} keepMounted={false}>
        <Tabs.List aria-label="Fields">
          {FIELDS.map((name) => (
            <Tabs.Tab key={name} value={name} className={classes.field}>
              {name}
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

function PathList({ field, onLeave }: { field: string; onLeave(): void }) {
  const api = useApi();
  const { hasScreen } = useFrame();
  const paths = useQuery({
    queryKey: ['learning-paths', field],
    queryFn: () => api.listLearningPaths({ query: { category: field, per_page: 4 } }),
    staleTime: 300_000,
  });
  if (paths.isPending) return <RowSkeleton count={2} label="Loading learning paths" />;
  return (
    <>
      <ul className={classes.pathList}>
        {paths.data?.items.map(({ id, slug, title, course_count }) => {
          const to = `/learning-path-info/${slug}`;
          return (
            <li key={id}>
              {hasScreen('/learning-path-info/:slug') ? (
                <LinkAnchor to={to} onClick={onLeave}>
                  {title}
                </LinkAnchor>
              ) : (
                title
              )}
              <span className={classes.count}>{countText(course_count, 'course')}</span>
            </li>
          );
        })}
      </ul>
      {!paths.data?.items.length && <p className={classes.none}>No learning path in this field yet.</p>}
      <p className={classes.more}>
        <LinkAnchor to={resultsPath({ category: field })} onClick={onLeave}>
          Library
        </LinkAnchor>
        {hasScreen('/learning-path') && (
          <LinkAnchor to="/learning-path" onClick={onLeave}>
            All paths
          </LinkAnchor>
        )}
      </p>
    </>
  );
}
