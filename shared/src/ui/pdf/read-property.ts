/** Of what a library gives without a type. */
export const readProperty = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given !== null && name in given ? Reflect.get(given, name) : undefined;
