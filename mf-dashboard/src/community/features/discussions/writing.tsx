import { Suspense, type ComponentProps } from 'react';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import type { PostForm } from './post-form.tsx';
import type { EditReplyForm, ReplyForm } from './reply-form.tsx';

// One chunk for all that writes: who only reads does not fetch it.
const LazyPostForm = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "community-write" */ './post-form.tsx')).PostForm,
}));
const LazyReplyForm = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "community-write" */ './reply-form.tsx')).ReplyForm,
}));
const LazyEditReplyForm = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "community-write" */ './reply-form.tsx')).EditReplyForm,
}));

export const WritePost = (props: ComponentProps<typeof PostForm>) => (
  <Suspense fallback={<RowSkeleton count={3} />}>
    <LazyPostForm {...props} />
  </Suspense>
);
export const WriteReply = (props: ComponentProps<typeof ReplyForm>) => (
  <Suspense fallback={<RowSkeleton count={2} />}>
    <LazyReplyForm {...props} />
  </Suspense>
);
export const EditReply = (props: ComponentProps<typeof EditReplyForm>) => (
  <Suspense fallback={<RowSkeleton count={2} />}>
    <LazyEditReplyForm {...props} />
  </Suspense>
);
