import { z } from 'zod';
import { permission, roleName } from './accounts.ts';

/** `sha384-…`, as in the HTML attribute `integrity`. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
export const remoteName = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/, 'Small letters, digits and hyphens.');
export const semver = z
  .string()
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/, 'A semantic version such as 1.4.0.');

/** One screen a remote offers. The shell's route table is the union of these over the live remotes. */
export const remoteRoute = z.object({
  id: z.string().min(1),
  /** As react-router writes it: `/course/:slug`. */
  path: z.string().startsWith('/'),
  title: z.string(),
  requiresLogin: z.boolean(),
  /** All of them are needed. */
  roles: z.array(roleName).default([]),
  /** All of them are needed. */
  permissions: z.array(permission).default([]),
  /** Name of the expose or lazy chunk groups to preload with this route; see `preload` of the descriptor. */
  preload: z.array(z.string()).default([]),
});
export type RemoteRoute = z.infer<typeof remoteRoute>;

/** A file of a release: path relative to the artefact's folder. */
export const artefactFile = z.object({ path: z.string(), bytes: z.int(), integrity });
/** `files.json`: every file of the artefact but itself and the `.br` and `.gz` copies, by path. */
export const artefactFiles = z.array(artefactFile);

/** `remote.json`: all that the platform and the shell may know of a remote before running it. Written by the build. */
export const remoteDescriptor = z.object({
  name: remoteName,
  version: semver,
  /** Semver range of `PLATFORM_CONTRACT` (shared/federation/contract-version.ts) that it was built for. */
  contract: z.string(),
  /** Script that defines the container, relative: `remoteEntry.3f2a….js`. */
  entry: z.string(),
  /** The container's global variable; carries the version: `mf_catalog_1_4_0`. */
  global: z.string(),
  /** Shared packages it needs of the shell: name → semver range. */
  shared: z.record(z.string(), z.string()),
  routes: z.array(remoteRoute),
  /** What is fetched beside the entry, per group; `remote` is the exposed module itself. */
  preload: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  build: z.object({
    commit: z.string().nullable(),
    built_at: z.iso.datetime(),
    /** Raw and brotli bytes of everything a first view downloads (entry + group `remote`). */
    bytes: z.int(),
    brotli_bytes: z.int(),
  }),
});
export type RemoteDescriptor = z.infer<typeof remoteDescriptor>;

/** `shell.json`: the same for the shell. */
export const shellDescriptor = z.object({
  name: z.literal('shell'),
  version: semver,
  /** Exact version of the platform contract that this shell offers. */
  contract: semver,
  /** Scripts and styles of the page, in order, relative. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Files worth a preload link besides (fonts). */
  fonts: z.array(z.string()),
  /** Shared packages it provides: name → exact version. */
  shared: z.record(z.string(), z.string()),
  build: z.object({ commit: z.string().nullable(), built_at: z.iso.datetime(), bytes: z.int(), brotli_bytes: z.int() }),
});
export type ShellDescriptor = z.infer<typeof shellDescriptor>;

/** What the page carries inline as `<script type="application/json" id="stoa-release">`. All URLs are absolute paths. */
export const releasedRemote = z.object({
  name: remoteName,
  version: semver,
  entry: z.string(),
  integrity,
  global: z.string(),
  routes: z.array(remoteRoute),
  preload: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  /** URL → integrity of every stylesheet and script named above. */
  files: z.record(z.string(), integrity),
});
export type ReleasedRemote = z.infer<typeof releasedRemote>;

export const releaseDocument = z.object({
  channel: z.string(),
  /** Grows by one with every change of the channel. */
  revision: z.int(),
  shell: z.object({ version: semver, contract: semver }),
  remotes: z.array(releasedRemote),
});
export type ReleaseDocument = z.infer<typeof releaseDocument>;

export { RELEASE_ELEMENT_ID } from './platform-paths.ts';
