import { useEffect, useState } from 'react';
import { siteDevices } from './site-devices.ts';

/** The devices of a kind, as far as the browser names them: it does once one of them was allowed. */
export function useDevices(kind: 'audioinput' | 'videoinput', track: MediaStreamTrack | undefined): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    const site = siteDevices();
    if (site === undefined) return undefined;
    let isWanted = true;
    const read = () =>
      void site.enumerateDevices().then(
        (all) => isWanted && setDevices(all.filter((device) => device.kind === kind)),
        () => undefined,
      );
    read();
    site.addEventListener('devicechange', read);
    return () => {
      isWanted = false;
      site.removeEventListener('devicechange', read);
    };
  }, [kind, track]);
  return devices;
}
