import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import type { RemoteProps } from '@stoa/shared/federation/platform.ts';
import type { RemoteLifecycles } from '@stoa/shared/federation/create-remote.tsx';
import { createLoadBudget, type LoadBudget } from './load-budget.ts';
import { mountRemote } from './mount-remote.ts';

export type PlaceProps = Pick<RemoteProps, 'location' | 'navigationKind' | 'openedFrom'>;
export type LoadRemote = (
  remote: ReleasedRemote,
  groups: readonly string[],
  budget: LoadBudget,
) => Promise<RemoteLifecycles>;

interface OpenOptions {
  remote: ReleasedRemote;
  /** Of the route's own code. */
  groups: readonly string[];
  /** Where the remote may draw; it gets an element of its own inside. */
  host: HTMLElement;
  platform: RemoteProps['platform'];
  place: PlaceProps;
  load: LoadRemote;
  onShown(): void;
  /** Loading failed, or the remote crashed later. It has been taken off the page. */
  onFailed(error: unknown): void;
}

export interface OpenedRemote {
  update(place: PlaceProps): void;
  close(): void;
}

/** Loads a remote and mounts it within one budget of time; takes it away when told to, at whatever stage it is. */
export function openRemote({
  remote,
  groups,
  host,
  platform,
  place,
  load,
  onShown,
  onFailed,
}: OpenOptions): OpenedRemote {
  const budget = createLoadBudget();
  const domElement = document.createElement('div');
  let isOpen = true;
  let latest = place;
  let update: ((place: PlaceProps) => void) | undefined;
  let unmount: (() => Promise<void>) | undefined;

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    budget.close();
    void (unmount?.() ?? Promise.resolve()).finally(() => domElement.remove());
  }
  function fail(error: unknown): void {
    if (!isOpen) return;
    close();
    onFailed(error);
  }
  const propsAt = (at: PlaceProps): RemoteProps => ({ ...at, platform, domElement, onCrash: fail });

  async function open(): Promise<void> {
    const lifecycles = await load(remote, groups, budget);
    if (!isOpen) return;
    host.append(domElement);
    const mountedAt = latest;
    const mounting = mountRemote(remote.name, lifecycles, propsAt(mountedAt));
    // It may come after we have given up waiting: then it must go again.
    void mounting.then(
      (late) => {
        if (!isOpen) void late.unmount();
      },
      () => undefined,
    );
    const mounted = await budget.run('mount', () => mounting);
    if (!isOpen) return;
    unmount = mounted.unmount;
    update = (at) => mounted.update(propsAt(at));
    if (latest !== mountedAt) update(latest);
    budget.settle();
    onShown();
  }
  open().catch(fail);

  return {
    update(at) {
      latest = at;
      update?.(at);
    },
    close,
  };
}
