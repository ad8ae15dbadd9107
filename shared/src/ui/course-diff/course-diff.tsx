import { useState, type ReactNode } from 'react';
import type { ChangedField } from '../../contract/teaching/course-diff-words.ts';
import type {
  ChangeState,
  CourseDiff,
  FieldChange,
  LessonChange,
  ModuleChange,
} from '../../contract/teaching/course-diff.ts';
import { useCourseDiffText } from '../../i18n/messages/course-diff.ts';
import { useCourseWords } from '../../i18n/messages/course-words.ts';
import { Text, Title } from '../kit.ts';
import { StatusBadge } from '../status-badge.tsx';
import classes from './course-diff.module.css';
import { FieldDiff } from './field-diff.tsx';

export interface ChangedPart {
  part: 'course' | 'module' | 'lesson';
  part_id: string | null;
  field: ChangedField | null;
}
interface CourseDiffProps {
  diff: CourseDiff;
  /** What can be done beside a part that changed: comment on it. */
  actionOf?: (part: ChangedPart) => ReactNode;
}

/** What differs from the live version; what does not is counted and folded. */
export function CourseDiffView({ diff, actionOf = () => null }: CourseDiffProps) {
  const t = useCourseDiffText();
  const isTouched = ({ state, moved }: ModuleChange) => state !== 'unchanged' || moved;
  const touched = diff.modules.filter(isTouched);
  if (diff.fields.length === 0 && touched.length === 0) return <Text c="dimmed">{t('nothing')}</Text>;
  const same = diff.modules.filter((module) => !isTouched(module)).flatMap(({ lessons }) => lessons);
  return (
    <div className={classes.diff}>
      {diff.fields.map((change) => (
        <Field
          key={change.field}
          change={change}
          action={actionOf({ part: 'course', part_id: null, field: change.field })}
        />
      ))}
      {touched.map((module) => (
        <ModuleDiff key={module.id} module={module} actionOf={actionOf} />
      ))}
      <Unchanged lessons={same} />
    </div>
  );
}

function Field({ change, action }: { change: FieldChange; action?: ReactNode }) {
  const t = useCourseDiffText();
  return (
    <section className={classes.field} aria-label={t(`field.${change.field}`)}>
      <div className={classes.head}>
        <Title order={3} size="h5">
          {t(`field.${change.field}`)}
        </Title>
        {action}
      </div>
      <FieldDiff change={change} />
    </section>
  );
}

/** The one side that a part has which is new or gone. */
const onlySide = { added: 'after', removed: 'before', changed: undefined, unchanged: undefined } as const;
const tones = { added: 'success', removed: 'danger', changed: 'warning', unchanged: 'neutral' } as const;

function States({ state, moved, from }: { state: ChangeState; moved: boolean; from?: string | null }) {
  const t = useCourseDiffText();
  return (
    <>
      {state !== 'unchanged' && <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>}
      {moved && (
        <StatusBadge tone="info">{from ? t('state.movedFrom', { module: from }) : t('state.moved')}</StatusBadge>
      )}
    </>
  );
}

function ModuleDiff({ module, actionOf }: { module: ModuleChange; actionOf: (part: ChangedPart) => ReactNode }) {
  const t = useCourseDiffText();
  const isTouched = ({ state, moved }: LessonChange) => state !== 'unchanged' || moved;
  return (
    <section className={classes.module} aria-label={t('module', { title: module.title })}>
      <div className={classes.head}>
        <Title order={3} size="h5">
          {t('module', { title: module.title })}
        </Title>
        <States state={module.state} moved={module.moved} />
        {actionOf({ part: 'module', part_id: module.id, field: null })}
      </div>
      {module.fields.map((change) => (
        <FieldDiff key={change.field} change={change} />
      ))}
      {module.lessons.filter(isTouched).map((lesson) => (
        <LessonDiff
          key={lesson.id}
          lesson={lesson}
          action={actionOf({ part: 'lesson', part_id: lesson.id, field: null })}
        />
      ))}
      <Unchanged lessons={module.lessons.filter((lesson) => !isTouched(lesson))} />
    </section>
  );
}

/** Its words are compared when it is opened: comparing costs, and few are opened at once. */
function LessonDiff({ lesson, action }: { lesson: LessonChange; action: ReactNode }) {
  const t = useCourseDiffText();
  const word = useCourseWords();
  const [isOpen, setOpen] = useState(false);
  const questions = lesson.questions.filter(({ state, moved }) => state !== 'unchanged' || moved);
  const isEmpty = lesson.fields.length + questions.length === 0;
  return (
    <details className={classes.lesson} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <span className={classes.head}>
          <strong>{lesson.title}</strong>
          <span className={classes.kind}>{word(`lessonKind.${lesson.kind}`)}</span>
          <States state={lesson.state} moved={lesson.moved} from={lesson.moved_from} />
        </span>
      </summary>
      {isOpen && (
        <div className={classes.inside}>
          {isEmpty && <Text c="dimmed">{t('content.same')}</Text>}
          {lesson.fields.map((change) => (
            <div key={change.field}>
              <p className={classes.label}>{t(`field.${change.field}`)}</p>
              <FieldDiff change={change} only={onlySide[lesson.state]} />
            </div>
          ))}
          {questions.map((question) => (
            <div key={question.id} className={classes.question}>
              <div className={classes.head}>
                <strong>{question.prompt}</strong>
                <States state={question.state} moved={question.moved} />
              </div>
              {question.fields.map((change) => (
                <div key={change.field}>
                  <p className={classes.label}>{t(`field.${change.field}`)}</p>
                  <FieldDiff change={change} />
                </div>
              ))}
            </div>
          ))}
          {action}
        </div>
      )}
    </details>
  );
}

function Unchanged({ lessons }: { lessons: readonly LessonChange[] }) {
  const t = useCourseDiffText();
  if (lessons.length === 0) return null;
  return (
    <details>
      <summary className={classes.same}>{t('lessons.same', { count: lessons.length })}</summary>
      <ul className={classes.sameLessons}>
        {lessons.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </details>
  );
}
