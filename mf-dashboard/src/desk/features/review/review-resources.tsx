import type { BuilderResource } from '@stoa/shared/contract/teaching/resources.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Anchor } from '@stoa/shared/kit';
import { useReviewText } from '../../messages/review.ts';
import classes from './review-assignment.module.css';

/** Files that a course or a lesson gives along, each to be looked at. */
export function ReviewResources({ resources }: { resources: readonly BuilderResource[] }) {
  const t = useReviewText();
  const format = useFormat();
  return (
    <details className={classes.assignment}>
      <summary>{t('resources', { count: resources.length })}</summary>
      <ul className={classes.criteria}>
        {resources.map(({ title, file }) => (
          <li key={file.id}>
            {title}{' '}
            {file.url && (
              <Anchor href={file.url} target="_blank" rel="noreferrer">
                {t('resource.open', { name: file.name, size: format.bytes(file.bytes) })}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
