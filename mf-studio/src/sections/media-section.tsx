import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { Stack } from '@stoa/shared/kit';
import { useBuilder } from '../builder/builder-context.tsx';
import { WatchingForm } from '../features/courses/watching-form.tsx';
import { ResourcesEditor } from './resources-editor.tsx';
import { leastSizes } from '../features/uploads/file-check.ts';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { VideosSection } from '../features/videos/videos-section.tsx';
import { useBuilderText } from '../messages/builder.ts';
import classes from './media-section.module.css';

export function MediaSection() {
  const t = useBuilderText();
  const { course, saver, isReadOnly } = useBuilder();
  const save = (id: string | null) => {
    saver.change('course', 'cover_file_id', id);
    void saver.flush();
  };
  return (
    <Stack gap="xl">
      <UploadField
        id="cover_file_id"
        slot="cover"
        purpose="cover"
        label={t('field.cover_file_id')}
        description={t('cover.hint', leastSizes.cover)}
        file={course.cover_file}
        isReadOnly={isReadOnly}
        onReady={({ id }) => save(id)}
        onRemove={() => save(null)}
      >
        <div className={classes.cover}>
          <CourseCover src={course.cover_url} title={course.name} eager />
        </div>
      </UploadField>
      <WatchingForm />
      <VideosSection />
      <ResourcesEditor target="course" resources={course.resources} />
    </Stack>
  );
}
