import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 12;
const SEAL_BYTES = 12;
const SHAPE = /^(rs[a-z2-7]{14})\.([\w-]{16})\.([\w-]{16})$/;

const sealOf = (releaseSet: string, id: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`stoa-page\n${releaseSet}\n${id}`).digest().subarray(0, SEAL_BYTES);

/**
 * Says that a gateway gave this release set to a page. Only with one can a lease count: the call is open to anyone, and
 * without a seal anybody could make up open pages. Each page has its own.
 */
export function newPass(releaseSet: string, secret: Buffer): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${releaseSet}.${id}.${sealOf(releaseSet, id, secret).toString('base64url')}`;
}

/** The release set that a page was given; undefined when no gateway of this site has said so. */
export function releaseSetOf(pass: string, secret: Buffer): string | undefined {
  const [, releaseSet, id, seal] = SHAPE.exec(pass) ?? [];
  if (!releaseSet || !id || !seal) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(releaseSet, id, secret));
  return isOurs ? releaseSet : undefined;
}
