/** What a browser lends to pages. Undefined where a page came without https; its type knows nothing of that. */
export const siteDevices = (): MediaDevices | undefined => (navigator as Partial<Navigator>).mediaDevices;

/** Phones share no screen. */
export const canShareScreen = (): boolean => {
  const devices: Partial<MediaDevices> | undefined = siteDevices();
  return devices?.getDisplayMedia !== undefined;
};
