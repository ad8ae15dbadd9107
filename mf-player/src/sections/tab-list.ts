import type { ComponentType } from 'react';
import type { LessonContent, Player, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';

/** What each tab is given to choose from. */
export interface TabProps {
  player: Player;
  /** On stage; undefined where this viewer may open none. */
  lesson: PlayerLesson | undefined;
  /** Of that lesson, once it has come. */
  content: LessonContent | undefined;
  onOpen(lesson: PlayerLesson): void;
}

interface LessonTab {
  /** In the address, and in `tab.…` of the messages. */
  name: 'about' | 'transcript' | 'notes' | 'discussion' | 'announcements' | 'resources';
  isShown(given: TabProps): boolean;
  /** Comes when its tab is first chosen. */
  Panel: ComponentType<TabProps>;
}

/** The tabs under a lesson, in their order. */
export const lessonTabs: readonly LessonTab[] = [
  {
    name: 'about',
    isShown: () => true,
    Panel: lazyWithRetry(async () => ({
      default: (await import(/* webpackChunkName: "about" */ './about-tab.tsx')).AboutTab,
    })),
  },
  {
    name: 'transcript',
    isShown: ({ content }) => content !== undefined && 'transcript' in content && content.transcript.length > 0,
    Panel: lazyWithRetry(async () => ({
      default: (await import(/* webpackChunkName: "transcript" */ './transcript-tab.tsx')).TranscriptTab,
    })),
  },
  {
    name: 'notes',
    isShown: ({ player }) => player.notes !== null,
    Panel: lazyWithRetry(async () => ({
      default: (await import(/* webpackChunkName: "notes" */ './notes-tab.tsx')).NotesTab,
    })),
  },
  {
    name: 'discussion',
    // Whoever may write notes takes part in the course, or teaches it.
    isShown: ({ player, lesson }) => lesson !== undefined && player.notes === 'write',
    Panel: lazyWithRetry(async () => ({
      default: (await import(/* webpackChunkName: "discussion" */ './discussion-tab.tsx')).DiscussionTab,
    })),
  },
  {
    name: 'announcements',
    isShown: ({ player }) => player.announcement_count > 0,
    Panel: lazyWithRetry(async () => ({
      default: (await import(/* webpackChunkName: "announcements" */ './announcements-tab.tsx')).AnnouncementsTab,
    })),
  },
  {
    name: 'resources',
    isShown: ({ player }) => player.resource_count > 0,
    Panel: lazyWithRetry(async () => ({
      default: (await import(/* webpackChunkName: "resources" */ './resources-tab.tsx')).ResourcesTab,
    })),
  },
];
