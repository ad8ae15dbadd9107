import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { Stack } from '@stoa/shared/ui/kit.ts';
import { useBuilder } from '../builder/builder-context.tsx';
import { WatchingForm } from '../features/courses/watching-form.tsx';
import { COVER_HEIGHT, COVER_WIDTH } from '../features/uploads/file-check.ts';
import { UploadField } from '../features/uploads/upload-field.tsx';
import classes from './media-section.module.css';

export function MediaSection() {
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
        label="Cover"
        description={`JPEG, PNG or WebP, at least ${COVER_WIDTH} × ${COVER_HEIGHT} pixels (16:9), at most 5 MB. Words in the picture are hard to read on cards.`}
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
    </Stack>
  );
}
