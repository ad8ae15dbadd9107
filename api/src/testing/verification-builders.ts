import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { v7 } from 'uuid';
import { aSignedIn } from './builders.ts';
import type { TestApp } from './build-test-app.ts';
import { call } from './call.ts';
import { aCategory } from './course-builders.ts';
import type { SignedIn } from './ready-course.ts';

type Body = Arguments<'requestCreatorVerification'>['body'];

/** What somebody sends who asks to be verified, with a category made for it. */
export async function aRequestBody({ db }: Pick<TestApp, 'db'>, given: Partial<Body> = {}): Promise<Body> {
  const { category } = await aCategory(db, `Field ${v7()}`);
  return {
    legal_name: 'Ada Porch',
    headline: 'Walks and talks',
    bio: 'I have taught under the porch for twenty years, and still learn.',
    country: 'TN',
    phone: '+216 71 123 456',
    expertise: [category.id],
    links: ['https://porch.example.org/ada'],
    sample_video_url: 'https://video.example.org/walk',
    sample_video_file_id: null,
    id_document_file_id: null,
    agree_terms: true,
    ...given,
  };
}

export async function ask(it: Pick<TestApp, 'app' | 'db'>, { headers }: SignedIn, given: Partial<Body> = {}) {
  return call(it.app, 'requestCreatorVerification', { headers, body: await aRequestBody(it, given) });
}

/** Somebody whose request waits, and its id. */
export async function anApplicant(
  it: Pick<TestApp, 'app' | 'db'>,
  given: Parameters<typeof aSignedIn>[1] = {},
): Promise<SignedIn & { requestId: string }> {
  const person = await aSignedIn(it.db, given);
  await ask(it, person);
  return { ...person, requestId: await requestIdOf(it, person) };
}

/** Of the newest request of this person, as those find it who decide. */
export async function requestIdOf({ app, db }: Pick<TestApp, 'app' | 'db'>, { user }: SignedIn): Promise<string> {
  const { headers } = await aSignedIn(db, { roles: ['admin'] });
  const { items } = await call(app, 'listCreatorVerifications', { headers, query: { per_page: 100 } });
  const found = items.find((item) => item.user.id === user.id);
  if (found === undefined) throw new Error('No request of this person waits.');
  return found.id;
}
