import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import type { CourseOrder } from './course-order.ts';
import { omit, type Patch, type SaveTarget } from '../saving/patches.ts';
import { isSameValue } from '../saving/same-value.ts';
import { fieldsOf } from './target-fields.ts';

interface Sent {
  target: SaveTarget;
  patch: Patch;
  /** The course as the author had it before them. */
  on: CourseBuilder;
}

/**
 * Sends what was edited of one target. Files have calls of their own; each of a patch's calls says the same version,
 * and may be made again when the one after it has failed.
 */
export async function sendPatch(api: Api, sent: Sent): Promise<CourseBuilder> {
  let reply = sent.on;
  for (const field of ['cover_file_id', 'file_id', 'resources'] as const) {
    if (field in sent.patch) reply = await sendFiles[field](api, sent);
  }
  const rest = omit(sent.patch, sendFiles);
  return Object.keys(rest).length > 0 ? sendFields(api, { ...sent, patch: rest }) : reply;
}

type Send = (api: Api, sent: Sent) => Promise<CourseBuilder>;

const sendFiles = {
  cover_file_id: (api, { patch, on }) =>
    api.updateCourseCover({
      body: { course_id: on.id, cover_file_id: patch['cover_file_id'] as string | null, base_version: on.version },
    }),
  file_id: (api, { target, patch, on }) =>
    api.updateLessonFile({
      params: { id: on.id },
      body: { lesson_id: idOf(target), file_id: patch['file_id'] as string | null, base_version: on.version },
    }),
  resources: sendResources,
} satisfies Record<string, Send>;

function sendResources(api: Api, { target, patch, on }: Sent): Promise<CourseBuilder> {
  const resources = patch['resources'] as Resource[];
  const known = (fieldsOf(on, target)?.['resources'] ?? []) as Resource[];
  const of = target === 'course' ? {} : { lesson_id: idOf(target) };
  const removed = removedOf(known, resources);
  if (removed !== undefined) {
    const query = { course_id: on.id, ...of, base_version: on.version };
    return api.removeResource({ params: { id: removed }, query });
  }
  const body = { resources, base_version: on.version };
  return target === 'course'
    ? api.updateCourseResources({ params: { id: on.id }, body })
    : api.updateLessonResources({ body: { ...body, lesson_id: idOf(target) } });
}

/** The one file that has left the list, where nothing else about it has changed. */
function removedOf(before: readonly Resource[], after: readonly Resource[]): string | undefined {
  const gone = before.filter(({ file_id: id }) => !after.some(({ file_id }) => file_id === id));
  const rest = before.filter((each) => !gone.includes(each));
  return gone.length === 1 && isSameValue(rest, after) ? gone[0]?.file_id : undefined;
}

function sendFields(api: Api, { target, patch, on }: Sent): Promise<CourseBuilder> {
  const body = { ...patch, base_version: on.version };
  if (target === 'course') return api.updateCourse({ params: { id: on.id }, body });
  if (target === 'order') {
    return api.orderCurriculum({
      params: { id: on.id },
      body: body as { modules: CourseOrder; base_version: number },
    });
  }
  const params = { id: idOf(target) };
  if (target.startsWith('question:')) return api.updateQuestion({ params, body });
  if (target.startsWith('questions:')) {
    return api.orderQuestions({ params, body: body as { questions: string[]; base_version: number } });
  }
  return target.startsWith('lesson:') ? api.updateLesson({ params, body }) : api.updateModule({ params, body });
}

const idOf = (target: SaveTarget): string => target.split(':')[1] ?? '';
