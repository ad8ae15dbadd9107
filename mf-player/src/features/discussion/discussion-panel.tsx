import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DiscussionSort, discussionSorts } from '@stoa/shared/contract/learning/discussion-words.ts';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import type { Player } from '@stoa/shared/contract/learning/player.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button, NativeSelect, SegmentedControl, Text, Title } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useIsOnline } from '@stoa/shared/remote/use-is-online.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useTalkText } from '../../messages/talk.ts';
import { AskForm } from './ask-form.tsx';
import classes from './discussion.module.css';
import { DiscussionCard } from './discussion-card.tsx';
import { useDiscussions, useNamedDiscussion, type DiscussionFilters } from './use-discussions.ts';
import { useSettled } from './use-settled.ts';

interface DiscussionPanelProps {
  course: Pick<Player['course'], 'id' | 'creator'>;
  lessonId: string;
}

/** What is asked and said about a lesson, or about the whole course. */
export function DiscussionPanel({ course, lessonId }: DiscussionPanelProps) {
  const t = useTalkText();
  const { user } = useSession();
  const [isWhole, setWhole] = useState(false);
  const [sort, setSort] = useState<DiscussionSort>('newest');
  const [q, setQ] = useState('');
  const filters = {
    courseId: course.id,
    lessonId: isWhole ? undefined : lessonId,
    sort,
    q: useSettled(q.trim()),
  };
  const people = [course.creator].filter(({ id }) => id !== user?.id);
  return (
    <section aria-labelledby="discussion-heading" className={classes.panel}>
      <Title order={2} size="h4" id="discussion-heading">
        {t('title')}
      </Title>
      <AskForm courseId={course.id} lessonId={lessonId} people={people} />
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('scope')}
          value={isWhole ? 'course' : 'lesson'}
          data={[
            { value: 'lesson', label: t('scope.lesson') },
            { value: 'course', label: t('scope.course') },
          ]}
          onChange={(scope) => setWhole(scope === 'course')}
        />
        <NativeSelect
          aria-label={t('sort')}
          value={sort}
          data={discussionSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(event) => setSort(discussionSorts.find((one) => one === event.currentTarget.value) ?? 'newest')}
        />
        <SearchField label={t('search')} value={q} onChange={setQ} />
      </div>
      <DiscussionList filters={filters} lessonId={lessonId} teacher={course.creator} />
    </section>
  );
}

interface DiscussionListProps {
  filters: DiscussionFilters;
  lessonId: string;
  teacher: Person;
}

function DiscussionList({ filters, lessonId, teacher }: DiscussionListProps) {
  const t = useTalkText();
  const isOnline = useIsOnline();
  const list = useDiscussions(filters);
  const named = useNamed(filters);
  if (list.isPending) return isOnline ? <RowSkeleton count={3} label={t('loading')} /> : <Text>{t('offline')}</Text>;
  if (!list.data) return <LoadFailed title={t('failed')} query={list} />;
  const found = list.data.pages.flatMap((page) => page.items);
  const items = named ? [named, ...found.filter(({ id }) => id !== named.id)] : found;
  const isNarrowed = filters.q !== '' || filters.sort === 'unanswered';
  return (
    <>
      {!isOnline && <Text role="status">{t('offline')}</Text>}
      {items.length === 0 && (
        <EmptyState
          title={t(isNarrowed ? 'none.found' : 'none.title')}
          text={t(isNarrowed ? 'none.foundText' : 'none.text')}
        />
      )}
      <ul className={classes.list} aria-label={t('title')}>
        {items.map((discussion) => (
          <li key={discussion.id}>
            <DiscussionCard
              key={discussion.id === named?.id ? 'named' : 'listed'}
              discussion={discussion}
              teacher={teacher}
              lessonId={lessonId}
              isNamed={discussion.id === named?.id}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** The discussion that the address leads to stands first, as long as nothing else is looked for. */
function useNamed({ courseId, q, sort }: DiscussionFilters): Discussion | undefined {
  const [search] = useSearchParams();
  const { data } = useNamedDiscussion(search.get('discussion') ?? undefined);
  return data?.course_id === courseId && q === '' && sort === 'newest' ? data : undefined;
}
