import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { PostThread } from '@stoa/shared/contract/community/community.ts';
import { usePlatform, useScreenTitle, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isGone } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { AcceptedAnswer } from '../features/discussions/accepted-answer.tsx';
import { ModeratorBar } from '../features/discussions/moderator-bar.tsx';
import { PostArticle } from '../features/discussions/post-article.tsx';
import { PostBadges } from '../features/discussions/post-badges.tsx';
import { writeFilters } from '../features/discussions/post-filters.ts';
import { ThreadReplies } from '../features/discussions/thread-replies.tsx';
import { useCategoryName } from '../features/discussions/use-category-names.ts';
import { usePost, useRefreshThread } from '../features/discussions/use-thread.ts';
import { WritePost } from '../features/discussions/writing.tsx';
import { useCommunityText } from '../messages/community.ts';
import classes from './community-post-screen.module.css';

export default function CommunityPostScreen() {
  const t = useCommunityText();
  const { id = '' } = useParams();
  const post = usePost(id);
  useScreenTitle(post.data?.title ?? undefined);
  if (post.isPending) {
    return (
      <Page width="reading">
        <RowSkeleton count={6} label={t('post.loading')} />
      </Page>
    );
  }
  // What was read stays when it cannot be read again.
  if (!post.data) {
    return <Page width="reading">{isGone(post.error) ? <NoSuchPost /> : <LoadFailed query={post} />}</Page>;
  }
  // Another discussion begins anew.
  return <Thread key={post.data.id} post={post.data} />;
}

function NoSuchPost() {
  const t = useCommunityText();
  return (
    <EmptyState
      order={1}
      title={t('post.gone')}
      text={t('post.goneText')}
      action={<LinkButton to={to.community()}>{t('post.toList')}</LinkButton>}
    />
  );
}

function Thread({ post }: { post: PostThread }) {
  const t = useCommunityText();
  const { toasts } = usePlatform();
  const { permissions, user } = useSession();
  const categoryName = useCategoryName();
  const refresh = useRefreshThread(post.id);
  const [isEditing, setEditing] = useState(false);
  const [answersPost, setAnswersPost] = useState(0);
  const { slug } = post.category;
  const list = to.community(writeFilters({ category: slug, mine: false, sort: 'newest', q: '', page: 1 }));
  return (
    <Page width="reading">
      <div className={classes.post}>
        <PageHeader
          title={<span dir="auto">{post.title ?? t('post.removedTitle')}</span>}
          breadcrumbs={[
            { label: t('community.title'), to: to.community() },
            { label: categoryName(post.category), to: list },
          ]}
        />
        <div className={classes.badges}>
          <PostBadges {...post} />
        </div>
        {permissions.includes('moderate-content') && <ModeratorBar post={post} />}
        {isEditing && user ? (
          <WritePost
            userId={user.id}
            post={post}
            onCancel={() => setEditing(false)}
            onDone={() => {
              setEditing(false);
              toasts.show({ kind: 'success', message: t('done.edited') });
              void refresh();
            }}
          />
        ) : (
          <PostArticle
            post={post}
            onReply={() => setAnswersPost((times) => times + 1)}
            onEdit={() => setEditing(true)}
          />
        )}
      </div>
      {post.accepted_reply && <AcceptedAnswer reply={post.accepted_reply} />}
      <ThreadReplies post={post} answersPost={answersPost} />
    </Page>
  );
}
