import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ChannelDocument, LiveCanary } from '@stoa/shared/platform-contract/channels.ts';

/** Of SHA-256: 48 bits, so that a double holds them exactly and a hundredth of a percent has 2.8 × 10¹⁰ places. */
const BUCKET_BYTES = 6;
const BUCKETS = 2 ** (8 * BUCKET_BYTES);

const ID_BYTES = 16;
const SEAL_BYTES = 12;

/** Where a visitor stands among all visitors of one canary: uniform in [0, 100). */
export const bucketOf = (visitor: string, salt: string): number =>
  (hash('sha256', `${salt}\n${visitor}`, 'buffer').readUIntBE(0, BUCKET_BYTES) / BUCKETS) * 100;

/**
 * A canary has the visitors below its weight. Raising the weight only adds visitors; pausing and resuming gives the same
 * ones, as neither the salt nor the weight changes.
 */
export const hasCanary = (visitor: string, canary: LiveCanary): boolean =>
  !canary.paused && bucketOf(visitor, canary.salt) < canary.weight;

/** The canaries one visitor has, as release ids. Each is decided by its own salt, so none says anything of another. */
export const chooseCanaries = (document: ChannelDocument, visitor: string): string[] =>
  Object.entries(document.live)
    .flatMap(([name, { canary }]) => (canary && hasCanary(visitor, canary) ? [{ name, version: canary.version }] : []))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version }) => `${name}@${version}`);

/**
 * Whether what a visitor says of a version can be true. A canary's visitors are known, so nobody else can speak for or
 * against it; a paused one still stands in its visitors' open pages.
 */
export const canHave = (document: ChannelDocument, visitor: string, name: string, version: string): boolean => {
  const canary = document.live[name]?.canary;
  return canary?.version !== version || hasCanary(visitor, { ...canary, paused: false });
};

export const newSalt = (): string => randomBytes(16).toString('base64url');

const seal = (id: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`stoa-visitor\n${id}`).digest().subarray(0, SEAL_BYTES);

/**
 * A random id that says nothing of the person, sealed: without the seal anybody could make up visitors, be counted as
 * many, or pick an id that has a certain canary.
 */
export const newVisitor = (secret: Buffer): string => {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${id}.${seal(id, secret).toString('base64url')}`;
};

const SHAPE = /^([\w-]{22})\.([\w-]{16})$/;

export const isOurVisitor = (visitor: string, secret: Buffer): boolean => {
  const [, id, sealed] = SHAPE.exec(visitor) ?? [];
  return (
    id !== undefined && sealed !== undefined && timingSafeEqual(Buffer.from(sealed, 'base64url'), seal(id, secret))
  );
};
