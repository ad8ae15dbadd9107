import type { CommunityReply, PostThread } from '@stoa/shared/contract/community/community.ts';
import { v7 } from 'uuid';
import { aSignedIn } from './builders.ts';
import type { TestApp } from './build-test-app.ts';
import { call } from './call.ts';
import type { SignedIn } from './ready-course.ts';

type Site = Pick<TestApp, 'app' | 'db'>;

export interface Posted {
  author: SignedIn;
  post: PostThread;
}

/** A post, by a new person unless told otherwise. */
export async function aPost(
  { app, db }: Site,
  { author, ...text }: { author?: SignedIn; id?: string; category?: string; title?: string; body?: string } = {},
): Promise<Posted> {
  const by = author ?? (await aSignedIn(db));
  const post = await call(app, 'createPost', {
    headers: by.headers,
    body: { id: v7(), category: 'general', title: 'Walking and talking', body: 'How far do you walk?', ...text },
  });
  return { author: by, post };
}

export interface Replied {
  author: SignedIn;
  reply: CommunityReply;
}

export async function aReply(
  { app, db }: Site,
  postId: string,
  { author, ...text }: { author?: SignedIn; id?: string; body?: string; reply_to_id?: string } = {},
): Promise<Replied> {
  const by = author ?? (await aSignedIn(db));
  const reply = await call(app, 'createReply', {
    headers: by.headers,
    params: { id: postId },
    body: { id: v7(), body: 'To the end of the porch.', ...text },
  });
  return { author: by, reply };
}

export const aModerator = ({ db }: Site, lastName = 'Warden'): Promise<SignedIn> =>
  aSignedIn(db, { roles: ['admin'], lastName });
