import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { FullCourse } from '@stoa/shared/contract/market/catalogue.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findOpenContents, type Reading } from '../../learning/player/open-contents.ts';
import { getPlayer } from '../../learning/player/player.service.ts';
import { listResources } from '../../learning/resources/resources.service.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { canSeeCourse } from './catalogue.policy.ts';
import { getCourseDetails } from './catalogue.service.ts';

export async function getCourse(
  { db, files }: Context,
  viewer: Viewer | undefined,
  id: string,
): Promise<Reply<'getCourse'>> {
  const course = await findCourse(db, { id });
  const card = (await courseCardsById(db, files, [id], viewer?.user.id)).get(id);
  if (course === undefined || card === undefined) throw notFound();
  const { ownerId: owner_id, instructors, status } = course;
  if (!canSeeCourse(viewer, { ...card, owner_id, instructors, status })) throw notFound();
  return { ...card, status };
}

export async function getFullCourse(context: Context, reading: Reading, slug: string): Promise<FullCourse> {
  const { viewer } = reading;
  const details = await getCourseDetails(context, viewer, slug);
  const player = await getPlayer(context, viewer, details.slug);
  return {
    details,
    player,
    contents: await findOpenContents(context, reading, player),
    resources: await listResources(context, viewer, details.id),
  };
}
