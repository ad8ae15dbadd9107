import { setTimeout as sleep } from 'node:timers/promises';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { read } from './sign-in.ts';

export const MODULES = 25;
export const LESSONS_EACH = 20;

interface Builder {
  id: string;
  slug: string;
  modules: { id: string }[];
}

/** A draft of 500 texts, made by the calls that the builder itself makes. */
export async function makeLongCourse(url: string, token: string): Promise<Builder> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  async function post(path: string, body: unknown): Promise<Builder> {
    const reply = await fetch(`${url}${API_PREFIX}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (reply.status !== 429) return read<Builder>(Promise.resolve(reply));
    await sleep(Number(reply.headers.get('retry-after') ?? 5) * 1000);
    return post(path, body);
  }
  let course = await post('courses/draft', { name: 'A course of five hundred lessons' });
  for (let number = 1; number <= MODULES; number += 1) {
    course = await post('coursemodule', { course_id: course.id, title: `Module ${number}` });
    const module_id = course.modules.at(-1)!.id;
    for (let lesson = 1; lesson <= LESSONS_EACH; lesson += 1) {
      await post('courselesson', { module_id, title: `Lesson ${number}.${lesson}`, kind: 'text' });
    }
  }
  return course;
}
