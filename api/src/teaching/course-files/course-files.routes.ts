import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import {
  removeResource,
  updateCourseCover,
  updateCourseResources,
  updateLessonFile,
  updateLessonResources,
} from './course-files.service.ts';
import { getCourseVideo, listCourseVideos } from './course-videos.ts';

export const courseFileRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    updateCourseCover: ({ viewer, body }) => updateCourseCover(context, viewer, body),
    updateLessonFile: ({ viewer, params, body }) =>
      updateLessonFile(context, viewer, { course_id: params.id, ...body }),
    listCourseVideos: ({ viewer, query }) => listCourseVideos(context, viewer, query.course_id),
    getCourseVideo: ({ viewer, params, query }) =>
      getCourseVideo(context, viewer, { courseId: query.course_id, lessonId: params.id }),
    updateCourseResources: ({ viewer, params, body }) =>
      updateCourseResources(context, viewer, { course_id: params.id, ...body }),
    updateLessonResources: ({ viewer, body }) => updateLessonResources(context, viewer, body),
    removeResource: ({ viewer, params, query }) => removeResource(context, viewer, { file_id: params.id, ...query }),
  });
};
