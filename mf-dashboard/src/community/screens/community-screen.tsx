import { IconPencil } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { postSorts, type PostSort } from '@stoa/shared/contract/community/community-words.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Button, NativeSelect } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { CategoryNav } from '../features/discussions/category-nav.tsx';
import { PER_PAGE, readFilters, writeFilters, type PostFilters } from '../features/discussions/post-filters.ts';
import { PostRow } from '../features/discussions/post-row.tsx';
import { usePosts } from '../features/discussions/use-posts.ts';
import { WritePost } from '../features/discussions/writing.tsx';
import { useCommunityText } from '../messages/community.ts';
import classes from './community-screen.module.css';

/** Everyone reads; `?write` opens the form for a new post. */
export default function CommunityScreen() {
  const [search] = useSearchParams();
  return search.has('write') ? <NewPost category={search.get('category') ?? undefined} /> : <PostList />;
}

function PostList() {
  const t = useCommunityText();
  const totalText = useTotalText();
  const { permissions } = useSession();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const posts = usePosts(filters);
  const change = (part: Partial<PostFilters>, replace = false) =>
    setSearch(writeFilters({ ...filters, page: 1, ...part }), { replace, preventScrollReset: replace });
  return (
    <Page>
      <PageHeader
        title={t('community.title')}
        subtitle={t('community.lead')}
        actions={
          <>
            {permissions.includes('moderate-content') && (
              <LinkButton to={to.communityModeration()} variant="default">
                {t('community.moderate')}
              </LinkButton>
            )}
            <NewPostButton category={filters.category} />
          </>
        }
      />
      <div className={classes.layout}>
        <CategoryNav filters={filters} onChange={change} />
        <div className={classes.list}>
          <div className={classes.tools}>
            <TypedSearch label={t('community.search')} search={filters.q} onSearch={(q) => change({ q }, true)} />
            <NativeSelect
              aria-label={t('community.sort')}
              data={postSorts.map((sort) => ({ value: sort, label: t(`community.sort.${sort}`) }))}
              value={filters.sort}
              onChange={(event) => change({ sort: event.currentTarget.value as PostSort })}
            />
          </div>
          <p role="status" className={classes.count}>
            {posts.data && totalText(t('community.found', { count: posts.data.total }), posts.data)}
          </p>
          <Posts posts={posts} filters={filters} onPage={(page) => change({ page })} />
        </div>
      </div>
    </Page>
  );
}

interface PostsProps {
  posts: ReturnType<typeof usePosts>;
  filters: PostFilters;
  onPage(page: number): void;
}

function Posts({ posts, filters, onPage }: PostsProps) {
  const t = useCommunityText();
  if (posts.isPending) return <RowSkeleton count={6} label={t('community.loading')} />;
  if (posts.isError) return <LoadFailed query={posts} />;
  const { items, total, page } = posts.data;
  if (items.length === 0) return <NoPosts filters={filters} />;
  return (
    <div className={classes.posts} data-stale={posts.isPlaceholderData} aria-busy={posts.isPlaceholderData}>
      <RowList>
        {items.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </RowList>
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </div>
  );
}

function NoPosts({ filters }: { filters: PostFilters }) {
  const t = useCommunityText();
  const showAll = <LinkButton to={to.community()}>{t('empty.showAll')}</LinkButton>;
  if (filters.q) {
    return <EmptyState title={t('empty.found')} text={t('empty.foundText')} action={showAll} />;
  }
  const write = <NewPostButton category={filters.category} />;
  if (filters.mine) return <EmptyState title={t('empty.mine')} text={t('empty.mineText')} action={write} />;
  return <EmptyState title={t('empty.title')} text={t('empty.text')} action={write} />;
}

/** A guest logs in first, and comes back to the form. */
function NewPostButton({ category }: { category: string | undefined }) {
  const t = useCommunityText();
  const { navigation } = usePlatform();
  const { state } = useSession();
  const open = () => {
    navigation.navigate(to.community({ write: '1', category }));
    if (state === 'guest') navigation.requireLogin();
  };
  return (
    <Button leftSection={<IconPencil size={18} aria-hidden="true" />} onClick={open}>
      {t('community.write')}
    </Button>
  );
}

function NewPost({ category }: { category: string | undefined }) {
  const t = useCommunityText();
  const { navigation, toasts } = usePlatform();
  const { state, user } = useSession();
  const isHere = useIsHere();
  return (
    <Page width="reading">
      <PageHeader
        title={t('write.newPost')}
        breadcrumbs={[{ label: t('community.title'), to: to.community() }, { label: t('write.newPost') }]}
      />
      {state === 'guest' && (
        <EmptyState
          title={t('write.login')}
          text={t('write.loginText')}
          action={<Button onClick={() => navigation.requireLogin()}>{t('write.login')}</Button>}
        />
      )}
      {state === 'pending' && <RowSkeleton count={3} />}
      {user && (
        <WritePost
          userId={user.id}
          category={category}
          onCancel={() => navigation.navigate(to.community())}
          onDone={({ id }) => {
            toasts.show({ kind: 'success', message: t('done.posted') });
            if (isHere()) navigation.navigate(to.communityPost({ id }), { replace: true });
          }}
        />
      )}
    </Page>
  );
}
