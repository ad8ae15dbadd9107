import { Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '@stoa/shared/kit';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { BookmarkKey } from '../features/lessons/notes/bookmark-key.tsx';
import { useLesson } from '../features/lessons/use-lesson.ts';
import { useLessonTabsText } from '../messages/lesson-tabs.ts';
import { useUnread } from '../features/announcements/use-unread.ts';
import { lessonTabs, type TabProps } from './tab-list.ts';
import classes from './lesson-tabs.module.css';

/** What belongs to a lesson and is not the lesson: the address says which tab is chosen. */
export function LessonTabs({ lesson, ...given }: Omit<TabProps, 'content'>) {
  return lesson ? (
    <OfLesson {...given} lesson={lesson} />
  ) : (
    <TabRow {...given} lesson={undefined} content={undefined} />
  );
}

function OfLesson({ lesson, ...given }: Omit<TabProps, 'content'> & { lesson: NonNullable<TabProps['lesson']> }) {
  const { data } = useLesson(lesson.id);
  const isPlayed = lesson.kind === 'video' || lesson.kind === 'audio';
  return (
    <>
      {isPlayed && given.player.notes === 'write' && <BookmarkKey courseId={given.player.course.id} lesson={lesson} />}
      <TabRow {...given} lesson={lesson} content={data?.content} />
    </>
  );
}

function TabRow(given: TabProps) {
  const t = useLessonTabsText();
  const unread = useUnread(given.player);
  const [search, setSearch] = useSearchParams();
  const shown = lessonTabs.filter(({ isShown }) => isShown(given));
  // The address of a discussion is written by others than us: by notices, and by the moderators' list.
  const wanted = search.get('tab') ?? (search.has('discussion') ? 'discussion' : null);
  const chosen = shown.find(({ name }) => name === wanted) ?? shown[0];
  const panels = useRef<HTMLDivElement>(null);
  const choose = (name: string | null) => {
    const after = new URLSearchParams(search);
    if (name) after.set('tab', name);
    setSearch(after, { replace: true, preventScrollReset: true });
    bringIntoSight(panels.current);
  };
  return (
    <Tabs value={chosen?.name ?? null} onChange={choose} keepMounted={false} className={classes.tabs ?? ''}>
      <Tabs.List aria-label={t('name')} className={classes.list ?? ''}>
        {shown.map(({ name }) => (
          <Tabs.Tab key={name} value={name} className={classes.tab ?? ''}>
            {name === 'announcements' && unread > 0 ? t('tab.unread', { count: unread }) : t(`tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div ref={panels} className={classes.panels}>
        {shown.map(({ name, Panel }) => (
          <Tabs.Panel key={name} value={name} className={classes.panel ?? ''}>
            <Suspense fallback={<RowSkeleton count={2} label={t('loading')} />}>
              <Panel {...given} />
            </Suspense>
          </Tabs.Panel>
        ))}
      </div>
    </Tabs>
  );
}

/** The tabs stand at the foot of the window while what they show lies below it. */
function bringIntoSight(panels: HTMLElement | null): void {
  if (panels && panels.getBoundingClientRect().top > 0.7 * window.innerHeight)
    panels.scrollIntoView({ block: 'start' });
}
