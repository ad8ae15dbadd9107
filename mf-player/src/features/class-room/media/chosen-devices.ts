type Chosen = 'microphone' | 'camera';
const keyOf = (kind: Chosen): string => `stoa-chosen-${kind}`;

/** Which microphone and camera were chosen in this browser. Without storage the choice lasts for nothing. */
export const chosenDevices = {
  of(kind: Chosen): string | undefined {
    try {
      return localStorage.getItem(keyOf(kind)) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(kind: Chosen, deviceId: string): void {
    try {
      localStorage.setItem(keyOf(kind), deviceId);
    } catch {
      // The browser keeps nothing for this site.
    }
  },
};
