import { UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, type Page } from '../fixtures.ts';
import { unique } from './people.ts';

export type Apis = (token?: string) => Api;

async function tokenOfDemo(apiAs: Apis, role: string): Promise<string> {
  const accounts = await apiAs().listDemoAccounts();
  const { email, password } = accounts.find((one) => one.role === role)!;
  return (await apiAs().login({ body: { email, password } })).token;
}

/** A free learning path of these courses, in their order and with a certificate, as its partner made it and a reviewer let it pass. */
export async function publishPath(page: Page, { apiAs, courseIds }: { apiAs: Apis; courseIds: readonly string[] }) {
  const token = await tokenOfDemo(apiAs, 'partner');
  const partner = apiAs(token);
  const [category] = await partner.listCategories();
  const made = await partner.saveLearningPath({
    body: { title: `A path to follow ${unique()}`, category_id: category!.id },
  });
  const edit = { path_id: made.id };
  const parts = {
    overview: 'Two courses, one after the other.',
    enforce_course_order: true,
    certificate: true,
    courses: courseIds.map((course_id) => ({ course_id, required: true })),
  };
  const { version } = await partner.saveLearningPath({ body: { id: made.id, base_version: made.version, ...parts } });
  const objectives = ['Begin with the first course', 'Go on with the second', 'Arrive at the end'];
  const aimed = await partner.saveLearningPathObjectives({ body: { ...edit, base_version: version, objectives } });
  const file_id = await uploadBanner(page, token, partner);
  await partner.saveLearningPathBanner({
    body: { ...edit, base_version: aimed.version, file_id, alt: 'A plain green field' },
  });
  const fee = { fee: 'free', amount_minor: 0, compare_at_minor: null, currency: 'USD' } as const;
  await partner.saveLearningPathFee({ body: { ...edit, ...fee } });
  await partner.submitLearningPath({ params: { id: made.id } });
  const reviewer = apiAs(await tokenOfDemo(apiAs, 'admin'));
  const { slug, title } = await reviewer.publishLearningPath({ params: { slug: made.slug } });
  return { slug, title };
}

async function uploadBanner(page: Page, token: string, api: Api): Promise<string> {
  const bytes = await drawBanner(page);
  const authorization = `Bearer ${token}`;
  const metadata = Object.entries({ name: 'banner.png', type: 'image/png', purpose: 'banner' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const begun = await page.request.post(UPLOADS_PATH, {
    headers: {
      ...{ authorization, 'tus-resumable': '1.0.0', 'upload-length': String(bytes.length) },
      'upload-metadata': metadata,
    },
  });
  const address = begun.headers().location!;
  const sent = await page.request.patch(address, {
    headers: {
      ...{ authorization, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
    data: bytes,
  });
  expect([begun.status(), sent.status()]).toEqual([201, 204]);
  const id = address.split('/').at(-1)!;
  await expect.poll(async () => (await api.getFile({ params: { id } })).state).toBe('ready');
  return id;
}

/** In the page, but not of it: the page's own policy has no say in it. */
export async function drawBanner(page: Page, size = { width: 1280, height: 320 }): Promise<Buffer> {
  const url = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#2a9d8f';
    pen.fillRect(0, 0, width, height);
    return canvas.toDataURL('image/png');
  }, size);
  return Buffer.from(url.split(',')[1]!, 'base64');
}

/** Two free courses whose required lessons are texts alone. */
export async function findTextCourses(api: Api) {
  const { items } = await api.listCourses({ query: { type: 'free', per_page: 50 } });
  const found: { id: string; slug: string; name: string; lessons: { id: string; title: string }[] }[] = [];
  for (const { id, slug, name } of items) {
    const { modules, prerequisites = [] } = await api.getCourseDetails({ params: { slug } });
    const lessons = modules.flatMap((module) => module.lessons).filter(({ required }) => required);
    if (prerequisites.length === 0 && lessons.length > 1 && lessons.every(({ kind }) => kind === 'text')) {
      found.push({ id, slug, name, lessons });
    }
    if (found.length === 2) return found;
  }
  throw new Error('The site has no two free courses of texts alone.');
}

/** Does all lessons of a course but the last one; gives that one. */
export async function doAllButLast(api: Api, { slug }: { slug: string }): Promise<{ id: string; title: string }> {
  const { modules, enrollment } = await api.getPlayer({ params: { slug } });
  const lessons = modules.flatMap((module) => module.lessons).filter(({ required }) => required);
  const events = lessons
    .slice(0, -1)
    .map(({ id }) => ({ kind: 'marked_done' as const, lesson_id: id, idem_key: crypto.randomUUID() }));
  await api.recordProgress({ params: { id: enrollment!.id }, body: { events } });
  return lessons.at(-1)!;
}
