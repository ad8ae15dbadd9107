import { to } from '@stoa/shared/contract/site/addresses.ts';
import { playedKinds, type CourseVideo } from '@stoa/shared/contract/teaching/course-files.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useVideosText } from '../../messages/videos.ts';
import { useCourseVideos } from './use-course-videos.ts';
import { UsedBy } from './used-by.tsx';
import classes from './videos.module.css';

/** Every film and recording of the course at one glance; nothing where it has none. */
export function VideosSection() {
  const { course } = useBuilder();
  const played: readonly string[] = playedKinds;
  const hasVideos = course.modules.some(({ lessons }) => lessons.some(({ kind }) => played.includes(kind)));
  return hasVideos ? <CourseVideos /> : null;
}

function CourseVideos() {
  const t = useVideosText();
  const videos = useCourseVideos();
  return (
    <Section title={t('title')} lead={t('lead')} order={3}>
      {videos.isPending && <RowSkeleton count={2} label={t('loading')} />}
      {videos.isError && <LoadFailed query={videos} />}
      {videos.data && <VideoTable videos={videos.data} />}
    </Section>
  );
}

function VideoTable({ videos }: { videos: readonly CourseVideo[] }) {
  const t = useVideosText();
  const format = useFormat();
  const { course } = useBuilder();
  const sizeOf = ({ bytes, width, height }: NonNullable<CourseVideo['file']>) =>
    [format.bytes(bytes), width && height && `${width} × ${height}`].filter(Boolean).join(' · ');
  const sum = (of: (file: NonNullable<CourseVideo['file']>) => number | null) =>
    videos.reduce((total, { file }) => total + ((file && of(file)) ?? 0), 0);
  return (
    <>
      <RecordTable
        label={t('title')}
        rows={videos}
        keyOf={({ lesson_id }) => lesson_id}
        columns={[
          {
            name: t('field.lesson'),
            cell: ({ lesson_id: lesson, title }) => (
              <LinkAnchor to={to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson })}>
                {title}
              </LinkAnchor>
            ),
            note: ({ module_title }) => module_title,
          },
          {
            name: t('field.length'),
            cell: ({ file }) => (file ? format.duration(file.duration_s ?? 0) : t('noFile')),
            note: ({ file }) => file && sizeOf(file),
          },
          {
            name: t('field.captions'),
            cell: ({ kind, captions }) =>
              captions.length > 0
                ? format.list(captions.map(({ language }) => format.language(language)))
                : t('noCaptions', { kind }),
          },
          {
            name: t('field.poster'),
            cell: ({ kind, poster_file: poster }) =>
              t('poster', { of: kind === 'audio' ? 'none' : poster ? 'own' : 'course' }),
          },
          {
            name: t('field.chapters'),
            isNumber: true,
            cell: ({ chapters }) => format.number(chapters.length),
          },
          {
            name: t('field.uses'),
            cell: ({ used_by: uses }) => (uses.length > 0 ? <UsedBy uses={uses} /> : t('noUses')),
          },
        ]}
      />
      <p className={classes.total}>
        {t('total', {
          count: videos.length,
          length: format.duration(sum((file) => file.duration_s)),
          size: format.bytes(sum((file) => file.bytes)),
        })}
      </p>
    </>
  );
}
