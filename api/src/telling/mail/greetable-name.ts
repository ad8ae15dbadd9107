/**
 * A first name to greet with, or none. Anyone may sign up with somebody else's address: what looks like an address of
 * the web, or is long enough for a message, must not travel in our mail's first line.
 */
export function greetableName(name: string | undefined): string | undefined {
  const plain = name?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const isSuspicious = plain.length > 40 || /[/\\@]|\w\.\w|www\./i.test(plain);
  return plain === '' || isSuspicious ? undefined : plain;
}
