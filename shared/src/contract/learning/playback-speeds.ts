/** Offered in the player. */
export const playbackSpeeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

/** No more of a video counts than could be played at this speed since the enrolment, on all devices together. */
export const HIGHEST_SPEED = Math.max(...playbackSpeeds);
