/** A screen that the plain frame of `runAlone` leads to. */
export interface AloneScreen {
  path: string;
  title: string;
}

/** The element of the page in which its server writes the remote's screens, as JSON. */
export const ALONE_SCREENS_ID = 'stoa-alone-screens';
