import type { RemoteLifecycles } from '@stoa/shared/federation/create-remote.tsx';
import type { RemoteProps } from '@stoa/shared/federation/platform.ts';
import {
  mountRootParcel,
  setMountMaxTime,
  setUnmountMaxTime,
  type AppProps,
  type Parcel,
  type ParcelConfig,
} from 'single-spa';
import { LOAD_BUDGET_MS } from './load-budget.ts';

type MountParcel = AppProps['mountParcel'];

/**
 * single-spa lets go of a parcel's memory only below a named parent, so one parcel that draws nothing stands for the
 * life of the page above all others.
 */
let keeper: Promise<MountParcel> | undefined;

function keepParcels(): Promise<MountParcel> {
  keeper ??= new Promise((resolve, reject) => {
    // Our own budget says how long is too long; single-spa would only warn in the console.
    setMountMaxTime(2 * LOAD_BUDGET_MS, false, 2 * LOAD_BUDGET_MS);
    setUnmountMaxTime(2 * LOAD_BUDGET_MS, false, 2 * LOAD_BUDGET_MS);
    const nothing = async () => undefined;
    const config: ParcelConfig = {
      name: 'stoa-keeper',
      bootstrap: nothing,
      mount: async ({ mountParcel }) => resolve(mountParcel),
      unmount: nothing,
    };
    const parcel = mountRootParcel(config, { domElement: document.createElement('div') });
    parcel.mountPromise.catch(reject);
  });
  return keeper;
}

export interface MountedRemote {
  update(props: RemoteProps): void;
  unmount(): Promise<void>;
}

let mounts = 0;

/** Mounts a remote as a single-spa parcel; resolves with its first render. Rejects if that throws. */
export async function mountRemote(
  name: string,
  lifecycles: RemoteLifecycles,
  props: RemoteProps,
): Promise<MountedRemote> {
  const mountParcel = await keepParcels();
  mounts += 1;
  const config = { name: `${name}#${mounts}`, ...lifecycles } as unknown as ParcelConfig;
  const parcel = mountParcel(config, { ...props });
  // All four reject when the parcel dies; each one unheard would be an uncaught error of the page.
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) {
    promise.catch(() => undefined);
  }
  await parcel.mountPromise;
  return {
    update: (next) => void parcel.update?.({ ...next }).catch(props.onCrash),
    unmount: () => unmount(parcel),
  };
}

async function unmount(parcel: Parcel): Promise<void> {
  if (parcel.getStatus() !== 'MOUNTED') return;
  await parcel.unmount().catch(() => undefined);
}
