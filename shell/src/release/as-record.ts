/** For reading what came over the line: anything but an object has no fields. */
export const asRecord = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
