import { remoteName, semver } from '@stoa/shared/platform-contract/release.ts';
import type { Release } from '@stoa/server/release/plan-change.ts';
import { UsageError } from './usage-error.ts';

/** `mf-catalog@1.1.0` */
export function parseRelease(text: string): Release {
  const [name = '', version = '', ...rest] = text.split('@');
  if (rest.length > 0 || !remoteName.safeParse(name).success || !semver.safeParse(version).success) {
    throw new UsageError(`${text} does not name a release. Write it as mf-catalog@1.1.0.`);
  }
  return { name, version };
}
