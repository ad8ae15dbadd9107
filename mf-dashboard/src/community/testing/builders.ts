import type {
  CommunityReply,
  ContentReport,
  PostSummary,
  PostThread,
  Reactions,
} from '@stoa/shared/contract/community/community.ts';
import { anId, aTeacher } from '@stoa/shared/testing/builders.ts';

export const someReactions = (given: Partial<Reactions> = {}): Reactions => ({
  like: { count: 0, mine: false },
  helpful: { count: 0, mine: false },
  insightful: { count: 0, mine: false },
  ...given,
});

const written = {
  author: aTeacher(),
  is_own: false,
  created_at: '2026-03-02T09:00:00.000Z',
  edited_at: null,
  removal: null,
  reactions: someReactions(),
};

export const aPostSummary = (given: Partial<PostSummary> = {}): PostSummary => ({
  ...written,
  id: anId(500),
  title: 'How far do you walk?',
  excerpt: 'To the end of the porch, or further?',
  category: { slug: 'general', name: 'General' },
  pinned: false,
  locked: false,
  solved: false,
  reply_count: 1,
  last_activity_at: '2026-03-02T09:00:00.000Z',
  ...given,
});

export const aThread = (given: Partial<PostThread> = {}): PostThread => {
  const { excerpt: _excerpt, ...post } = aPostSummary();
  return {
    ...post,
    body: 'To the end of the **porch**, or further?',
    actions: ['reply', 'react', 'report'],
    accepted_reply: null,
    reply_total: 1,
    ...given,
  };
};

export const aReply = (given: Partial<CommunityReply> = {}): CommunityReply => ({
  ...written,
  id: anId(600),
  post_id: anId(500),
  body: 'Twice around the market.',
  reply_to: null,
  accepted: false,
  actions: ['reply', 'react', 'report'],
  ...given,
});

export const pageOf = <T>(items: T[], total = items.length) => ({ items, page: 1, per_page: 50, total });

export const aReport = (given: Partial<ContentReport> = {}): ContentReport => ({
  id: anId(700),
  subject: 'posts',
  subject_id: anId(500),
  post_id: anId(500),
  link: `/community/${anId(500)}`,
  status: 'pending',
  reason: 'This is an advertisement.',
  reporter: aTeacher({ id: anId(3), full_name: 'Lina Haddad' }),
  author: aTeacher(),
  title: 'Buy my shoes',
  body: 'They are cheap.',
  changed: false,
  removal: null,
  created_at: '2026-03-02T09:00:00.000Z',
  decided_at: null,
  decided_by: null,
  note: null,
  ...given,
});
