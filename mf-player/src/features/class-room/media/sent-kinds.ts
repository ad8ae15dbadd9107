/** What one page sends to others; each is a track of its own, so that switching one off changes nothing of the rest. */
export const sentKinds = ['microphone', 'camera', 'screen'] as const;
export type SentKind = (typeof sentKinds)[number];
export type Tracks = Readonly<Partial<Record<SentKind, MediaStreamTrack>>>;
