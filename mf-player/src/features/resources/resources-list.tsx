import { IconDownload } from '@tabler/icons-react';
import type { CourseResource } from '@stoa/shared/contract/learning/resources.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Anchor, Title } from '@stoa/shared/kit';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useResourcesText } from '../../messages/resources.ts';
import classes from './resources-list.module.css';
import { useDownload, useResources } from './use-resources.ts';

interface ResourcesListProps {
  courseId: string;
  /** Undefined: no lesson is open. */
  lessonId: string | undefined;
}

/** Files to take along: those of the lesson, then those of the course. */
export function ResourcesList({ courseId, lessonId }: ResourcesListProps) {
  const t = useResourcesText();
  const resources = useResources(courseId);
  if (resources.isError) return <LoadFailed query={resources} title={t('list.failed')} />;
  if (resources.isPending) return <RowSkeleton count={2} label={t('list.loading')} />;
  const shown = resources.data.filter(({ lesson_id }) => lesson_id === lessonId || lesson_id === null);
  if (shown.length === 0) return <p>{t('none')}</p>;
  const [ofLesson, ofCourse] = [
    shown.filter(({ lesson_id }) => lesson_id !== null),
    shown.filter(({ lesson_id }) => lesson_id === null),
  ];
  return (
    <section aria-labelledby="resources-heading" className={classes.resources}>
      <Title order={2} size="h4" id="resources-heading">
        {t('heading')}
      </Title>
      {ofLesson.length > 0 && <Files name={t('ofLesson')} resources={ofLesson} />}
      {ofCourse.length > 0 && <Files name={t('ofCourse')} resources={ofCourse} />}
    </section>
  );
}

function Files({ name, resources }: { name: string; resources: readonly CourseResource[] }) {
  const t = useResourcesText();
  const format = useFormat();
  const download = useDownload();
  return (
    <div>
      <Title order={3} size="h6">
        {name}
      </Title>
      <ul className={classes.files} aria-label={name}>
        {resources.map((resource) => (
          <li key={resource.id} className={classes.file}>
            <Anchor
              component="button"
              type="button"
              className={classes.link ?? ''}
              aria-label={t('download', { title: resource.title })}
              onClick={() => download.mutate(resource)}
            >
              <IconDownload size={16} aria-hidden="true" /> {resource.title}
            </Anchor>
            <span className={classes.facts}>
              {[resource.name.split('.').at(-1)?.toUpperCase(), format.bytes(resource.bytes)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
