/** The command line makes no sense, or leaves out what only the caller can say: exit code 64. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Somebody was asked and said no: exit code 1. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed';
}
