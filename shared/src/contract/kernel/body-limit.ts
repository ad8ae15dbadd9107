/** The largest body of a call, bytes; uploads are no calls. */
export const MOST_BODY_BYTES = 1024 ** 2;

/** What the field `body` of a refusal says. */
export const bodyTooLarge = (most: number): string =>
  `The request is too large: its body may have ${most.toLocaleString('en')} bytes at most.`;
