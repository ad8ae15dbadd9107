import { createStore } from 'zustand/vanilla';

interface NotificationFlag {
  /** Something has happened that the person has not been told of. */
  isRaised: boolean;
  raise(): void;
  lower(): void;
}

export type NotificationFlagStore = ReturnType<typeof createNotificationFlag>;

/** The unread-notification flag: once raised, notifications and user data are read again, and it lowers itself. */
export function createNotificationFlag(refresh: () => Promise<void>) {
  const flag = createStore<NotificationFlag>()((set) => ({
    isRaised: false,
    raise: () => set({ isRaised: true }),
    lower: () => set({ isRaised: false }),
  }));
  flag.subscribe(({ isRaised, lower }, before) => {
    // Without a line they stay as they were; whoever watches will raise it again.
    if (isRaised && !before.isRaised) void refresh().then(lower, lower);
  });
  return flag;
}
