import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Alert, Text, Title } from '@stoa/shared/kit';
import { IconUpload } from '@tabler/icons-react';
import { useBuilder } from '../builder/builder-context.tsx';
import { findLesson } from '../builder/target-fields.ts';
import { CurriculumEditor } from '../features/curriculum/curriculum-editor.tsx';
import { useCurriculum } from '../features/curriculum/use-curriculum.ts';
import { BatchList } from '../features/uploads/batch-list.tsx';
import { MOST_AT_ONCE } from '../features/uploads/batch-store.ts';
import { FileButton } from '../features/uploads/file-button.tsx';
import { FilmDrop } from '../features/uploads/film-drop.tsx';
import { filmAccept } from '../features/uploads/film-files.ts';
import { useFilmsText } from '../messages/films.ts';
import classes from './curriculum-section.module.css';
import { useFilmLessons } from './use-film-lessons.ts';

/** Where curriculum and uploads meet: files dropped on a module become its lessons. */
export function CurriculumSection() {
  const t = useFilmsText();
  const { course, isReadOnly } = useBuilder();
  const curriculum = useCurriculum();
  const films = useFilmLessons(curriculum);
  const titleOf = (moduleId: string | undefined) =>
    (course.modules.find(({ id }) => id === moduleId) ?? course.modules.at(-1))?.title;
  const lessonOf = (id: string) => {
    const lesson = findLesson(course, id);
    if (!lesson) return undefined;
    const href = to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson: id });
    return { title: lesson.title, href };
  };
  return (
    <FilmDrop
      isOff={isReadOnly || films.making !== undefined}
      saying={(place) => {
        const module = titleOf(place);
        return module === undefined ? t('drop.intoFirst') : t('drop.into', { module });
      }}
      onDrop={(files, place) => void films.add(files, place)}
    >
      {films.refusals.length > 0 && (
        <Alert
          role="alert"
          color="red"
          title={t('refused.title', { count: films.refusals.length })}
          withCloseButton
          closeButtonLabel={t('refused.close')}
          onClose={films.closeRefusals}
        >
          <ul className={classes.refusals}>
            {films.refusals.map((refusal, index) => (
              <li key={index}>{refusal}</li>
            ))}
          </ul>
        </Alert>
      )}
      <BatchList batch={films.batch} lessonOf={lessonOf} onAgain={(id, file) => void films.goOn(id, file)} />
      <CurriculumEditor
        curriculum={curriculum}
        addingTo={(module) => (
          <FileButton
            label={t('drop.addTo', { module: module.title })}
            variant="subtle"
            leftSection={<IconUpload size={18} aria-hidden="true" />}
            accept={filmAccept}
            takesMany
            onChoose={(files) => void films.add(files, module.id)}
          >
            {t('drop.add')}
          </FileButton>
        )}
      />
      {!isReadOnly && (
        <section className={classes.hint} aria-labelledby="films-heading">
          <Title order={3} size="h5" id="films-heading">
            {t('drop.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('drop.hint', { most: MOST_AT_ONCE })}
          </Text>
          <div>
            <FileButton
              label={t('drop.choose')}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden="true" />}
              accept={filmAccept}
              takesMany
              onChoose={(files) => void films.add(files)}
            >
              {t('drop.choose')}
            </FileButton>
          </div>
        </section>
      )}
      <p role="status" className={classes.making}>
        {films.making && t('drop.making', films.making)}
      </p>
    </FilmDrop>
  );
}
