import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Routes } from '../../kernel/context.ts';
import { givingOf } from '../courses/courses.policy.ts';
import { requireSameOrder } from '../courses/edit-conflict.ts';
import { editCourse } from '../courses/edit-course.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { copyTitle } from '../lessons/copy-title.ts';
import { checkedLesson } from './check-lesson.ts';
import { checkQuestion } from './check-question.ts';
import { type CourseContent, orderOf } from '../courses/course-content.ts';
import { findCourseOfLesson, findCourseOfModule, findCourseOfQuestion } from './curriculum.repository.ts';
import {
  addLesson,
  addModule,
  changeLesson,
  duplicateLesson,
  duplicateModule,
  orderContent,
  removeLesson,
  removeModule,
  requireLesson,
  requireModule,
  updateModule,
} from './edit-content.ts';
import { requireKnownPart, requireNoCircle, withoutGone } from './openings-in.ts';
import {
  addQuestions,
  changeQuestion,
  orderQuestions,
  questionsIn,
  removeQuestion,
  requireQuestion,
} from './edit-questions.ts';

type Edit = Parameters<typeof editCourse>[3];
/** A module or a lesson, and the version it was changed on. */
interface Named {
  id: string;
  on?: number;
}

/** `field`: what is refused where lessons would wait for one another. */
function opened(content: CourseContent, field: string): CourseContent {
  requireNoCircle(content, field);
  return content;
}

const titledIn = (locale: Locale) => (title: string) => copyTitle(title, { locale, most: 80 });

export const curriculumRoutes: Routes = (app, context) => {
  const { db, settings } = context;
  const { embedHosts } = settings;
  const ofModule = async (viewer: Viewer, { id, on }: Named, edit: (content: CourseContent) => CourseContent) =>
    editFound(viewer, { id: await findCourseOfModule(db, id, viewer.user.id), on }, (content) => {
      requireModule(content, id);
      return edit(content);
    });
  const ofLesson = async (viewer: Viewer, { id, on }: Named, edit: Edit) =>
    editFound(viewer, { id: await findCourseOfLesson(db, id, viewer.user.id), on }, edit);

  const ofQuestion = async (viewer: Viewer, { id, on }: Named, edit: Edit) =>
    editFound(viewer, { id: await findCourseOfQuestion(db, id, viewer.user.id), on }, edit);

  async function editFound(
    viewer: Viewer,
    { id, on }: { id: string | undefined; on: number | undefined },
    edit: Edit,
  ): Promise<CourseBuilder> {
    if (id === undefined) throw notFound();
    return editCourse(context, viewer, { id, ...(on !== undefined && { on }) }, edit);
  }

  registerEndpoints(app, {
    createModule: ({ viewer, body: { course_id, title } }) =>
      editCourse(context, viewer, { id: course_id }, (content) => addModule(content, title)),
    updateModule: ({ viewer, params: { id }, body: { base_version: on, ...change } }) =>
      ofModule(viewer, { id, on }, (content) => {
        requireKnownPart(content, change.opening);
        return opened(updateModule(content, id, change), 'opening');
      }),
    removeModule: ({ viewer, params: { id }, query: { base_version: on } }) =>
      ofModule(viewer, { id, on }, (content) => withoutGone(removeModule(content, id))),
    duplicateModule: ({ viewer, params: { id }, request: { locale } }) =>
      ofModule(viewer, { id }, (content) => duplicateModule(content, id, titledIn(locale))),
    createLesson: ({ viewer, body: { module_id: id, title, kind } }) =>
      ofModule(viewer, { id }, (content) => addLesson(content, id, { title, kind })),
    updateLesson: ({ viewer, params: { id }, body: { base_version: on, ...change } }) =>
      ofLesson(viewer, { id, on }, async (content, tx, course) => {
        const lesson = requireLesson(content, id);
        requireKnownPart(content, change.opening);
        const { language } = content.fields;
        const against = { lesson, change, embedHosts, language };
        const checked = await checkedLesson(tx, givingOf(context, viewer, course), against);
        return opened(changeLesson(content, id, checked), change.opening ? 'opening' : 'required');
      }),
    updateScormCourse: ({ viewer, body: { lesson_id: id, file_id } }) =>
      ofLesson(viewer, { id }, async (content, tx, course) => {
        const lesson = requireLesson(content, id);
        if (lesson.kind !== 'scorm') throw notFound();
        const change = { file_id };
        const { language } = content.fields;
        const against = { lesson, change, embedHosts, language };
        return changeLesson(content, id, await checkedLesson(tx, givingOf(context, viewer, course), against));
      }),
    removeLesson: ({ viewer, params: { id }, query: { base_version: on } }) =>
      ofLesson(viewer, { id, on }, (content) => {
        requireLesson(content, id);
        return withoutGone(removeLesson(content, id));
      }),
    duplicateLesson: ({ viewer, params: { id }, request: { locale } }) =>
      ofLesson(viewer, { id }, (content) => opened(duplicateLesson(content, id, titledIn(locale)), 'opening')),
    createQuestion: ({ viewer, body: { lesson_id: id, ...fields } }) =>
      ofLesson(viewer, { id }, async (content, tx, course) => {
        await checkQuestion(tx, givingOf(context, viewer, course), { content, change: fields });
        return addQuestions(content, id, [fields]);
      }),
    createQuestions: ({ viewer, body: { lesson_id: id, questions } }) =>
      ofLesson(viewer, { id }, async (content, tx, course) => {
        for (const change of questions) await checkQuestion(tx, givingOf(context, viewer, course), { content, change });
        return addQuestions(content, id, questions);
      }),
    updateQuestion: ({ viewer, params: { id }, body: { base_version: on, ...change } }) =>
      ofQuestion(viewer, { id, on }, async (content, tx, course) => {
        await checkQuestion(tx, givingOf(context, viewer, course), {
          content,
          before: requireQuestion(content, id),
          change,
        });
        return changeQuestion(content, id, change);
      }),
    removeQuestion: ({ viewer, params: { id }, query: { base_version: on } }) =>
      ofQuestion(viewer, { id, on }, (content) => removeQuestion(content, id)),
    orderQuestions: ({ viewer, params: { id }, body: { questions, base_version: on } }) =>
      ofLesson(viewer, { id, on }, async (content, tx, course) => {
        const theirs = questionsIn(requireLesson(content, id)).map((question) => question.id);
        await requireSameOrder(tx, course, { target: `questions:${id}`, on, yours: questions, theirs });
        return orderQuestions(content, id, questions);
      }),
    orderCurriculum: ({ viewer, params: { id }, body: { modules, base_version: on } }) =>
      editCourse(context, viewer, { id, on }, async (content, tx, course) => {
        await requireSameOrder(tx, course, { target: 'order', on, yours: modules, theirs: orderOf(content) });
        return opened(orderContent(content, modules), 'modules');
      }),
  });
};
