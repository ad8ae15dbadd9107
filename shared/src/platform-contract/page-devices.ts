/** What a page may ask a person for, in the words of the header `permissions-policy`. Every other page of the site may not. */
export const pageDevices = ['camera', 'microphone', 'display-capture'] as const;
export type PageDevice = (typeof pageDevices)[number];
