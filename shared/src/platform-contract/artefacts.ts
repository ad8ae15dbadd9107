import { z } from 'zod';
import { refusal } from './channels.ts';
import { proof } from './proofs.ts';
import {
  artefactFile,
  remoteDescriptor,
  remoteName,
  semver,
  shellDescriptor,
  storedFile,
  storedRemote,
  storedShell,
} from './release.ts';

/** Compressed copies of a file that are kept beside it. */
export const compressedCopy = z.object({
  encoding: z.enum(['br', 'gzip']),
  bytes: z.int(),
  /** SHA-384 of the copy itself, hex: the key of its blob. */
  blob: z.string().regex(/^[0-9a-f]{96}$/),
});

/** A file of a published artefact; its bytes are the blob with the SHA-384 of `integrity`. */
const copies = z.array(compressedCopy);
export const publishedFile = storedFile.extend({ copies });
export type PublishedFile = z.infer<typeof publishedFile>;

/** What the registry keeps of one version, written once. Its own SHA-384 is the `digest` in channels. */
export const artefactRecord = z.object({
  descriptor: z.union([storedShell, storedRemote]),
  files: z.array(publishedFile),
  published_at: z.iso.datetime(),
  published_by: z.string(),
});
export type ArtefactRecord = z.infer<typeof artefactRecord>;

/** What wants to be published: only here is it asked whether it says too much of itself. */
export const artefactBody = z.object({
  descriptor: z.union([shellDescriptor, remoteDescriptor]),
  files: z.array(artefactFile.extend({ copies })),
});

/** What publishing would do: nothing is written. */
export const publishPlan = z.object({
  name: remoteName,
  version: semver,
  outcome: z.enum(['new', 'already-published', 'refused']),
  refusals: z.array(refusal),
  /** Rules that were checked and hold, in words. */
  checks: z.array(z.string()),
  /** Blobs (SHA-384, hex) that the registry has not, with their bytes. */
  missing: z.array(z.object({ blob: z.string(), bytes: z.int() })),
  files: z.int(),
  bytes: z.int(),
});
export type PublishPlan = z.infer<typeof publishPlan>;

export const publishReply = z.object({
  name: remoteName,
  version: semver,
  /** `already-published`: the same bytes stood there before. */
  outcome: z.enum(['published', 'already-published']),
  /** What became of mounting it among what is live; null where it was published before. */
  proof: proof.nullable().default(null),
});
export type PublishReply = z.infer<typeof publishReply>;

/** Why a version may not be retired yet. */
export const holder = z.object({
  kind: z.enum(['live', 'canary', 'rollback-target', 'stand-in', 'open-pages', 'override']),
  /** `production`, or how many pages, or which gateway gives it in the place of a version that is held back. */
  detail: z.string(),
  /** When it ends by itself, if it does. */
  until: z.iso.datetime().nullable(),
});
export type Holder = z.infer<typeof holder>;

export const publishedVersion = z.object({
  version: semver,
  published_at: z.iso.datetime(),
  published_by: z.string(),
  commit: z.string().nullable(),
  /** Raw and brotli bytes of a first view. */
  bytes: z.int(),
  brotli_bytes: z.int(),
  /** Channels in which it is the stable version. */
  live_in: z.array(z.string()),
  /** Channels in which it is a canary. */
  canary_in: z.array(z.string()),
  revoked: z.boolean(),
});
export type PublishedVersion = z.infer<typeof publishedVersion>;
export const publishedRemote = z.object({ name: remoteName, versions: z.int(), live: z.record(z.string(), semver) });
export type PublishedRemote = z.infer<typeof publishedRemote>;
export const remoteList = z.object({ remotes: z.array(publishedRemote) });
export const versionList = z.object({ name: remoteName, versions: z.array(publishedVersion) });
export const versionDetails = z.object({
  record: artefactRecord,
  holders: z.array(holder),
  /** Newest first: when it was published, and whenever it was to go live among other versions. */
  proofs: z.array(proof),
});
export type VersionDetails = z.infer<typeof versionDetails>;

/** A picture of a proof. */
export const proofPicture = z.object({
  /** Base64. */
  jpeg: z.string(),
});

const sized = z.object({ path: z.string(), bytes: z.int() });
/** What is different between two versions of one remote. */
export const versionDiff = z.object({
  name: remoteName,
  from: semver,
  to: semver,
  commits: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
  /** First view, brotli bytes. */
  first_view: z.object({ from: z.int(), to: z.int() }),
  files: z.object({
    added: z.array(sized),
    removed: z.array(sized),
    /** Same path, other bytes. A file whose name carries a hash is matched without it. */
    changed: z.array(z.object({ path: z.string(), from_bytes: z.int(), to_bytes: z.int() })),
    same: z.int(),
  }),
  routes: z.object({
    added: z.array(z.string()),
    removed: z.array(z.string()),
    /** Same id or path, something else about it differs: in words. */
    changed: z.array(z.object({ path: z.string(), what: z.string() })),
  }),
  /** Name → ranges before and after; null where there was none. */
  shared: z.record(z.string(), z.object({ from: z.string().nullable(), to: z.string().nullable() })),
  contract: z.object({ from: z.string(), to: z.string() }),
});
export type VersionDiff = z.infer<typeof versionDiff>;

export const retireBody = z.object({
  why: z.string().trim().max(500).default(''),
  /** Open pages do not hold it any more an hour after it left service; `why` then has to say why. */
  despite_pages: z.boolean().default(false),
});
export const retireReply = z.object({ name: remoteName, version: semver, freed_bytes: z.int() });
export type RetireReply = z.infer<typeof retireReply>;
