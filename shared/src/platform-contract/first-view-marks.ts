/** Names of the views around screens of remotes, among those that are called as routes of the shell: a guest's, and of whoever is logged in. */
export const FRAME_VIEW = 'frame';
export const PERSONS_FRAME_VIEW = 'persons-frame';

/** Stands in a first view's markup where each page writes its nonce. */
export const NONCE_MARK = 'stoa-nonce';

/** Attribute of the page's root: which first view is in it. */
export const FIRST_VIEW_ATTRIBUTE = 'data-first-view';
