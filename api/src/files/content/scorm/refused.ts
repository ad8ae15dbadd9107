/** A package breaks a rule; the message names it, for its maker. */
export class PackageRefused extends Error {
  override name = 'PackageRefused';
}

export function refuse(rule: string): never {
  throw new PackageRefused(rule);
}
