import { z } from 'zod';
import { permission, roleName } from '../contract/kernel/roles.ts';
import { pageDevices } from './page-devices.ts';

/** `sha384-…`, as in the HTML attribute `integrity`. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
export const remoteName = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/, 'Small letters, digits and hyphens.');
export const semver = z
  .string()
  .max(100, 'At most 100 characters.')
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/, 'A semantic version such as 1.4.0.');

/** How much a descriptor may say. */
interface DescriptorLimits {
  /** What is said of a text's or list's length below, times this. */
  times: number;
  /** Segments of a route that may be left out: each is an address more, so every further one doubles what is compared. */
  optional: number;
  /** Of an entry in a menu, in both directions. */
  order: number;
}

/** A descriptor stands in every page of the site, so each text and list in it has an end. */
const atPublishing: DescriptorLimits = { times: 1, optional: 3, order: 1000 };
/**
 * Of what was published before there were these limits, or under others: it is read as it is. That there is an end at all
 * is for the sake of those who read it.
 */
const whenRead: DescriptorLimits = { times: 1000, optional: 10, order: Number.MAX_SAFE_INTEGER };

function descriptorsWithin({ times, optional, order }: DescriptorLimits) {
  const line = (most: number) => z.string().max(most * times, `At most ${most * times} characters.`);
  const list = <T extends z.ZodType>(of: T, most: number) =>
    z.array(of).max(most * times, `At most ${most * times} of them.`);
  const table = <T extends z.ZodType>(of: T, most: number) =>
    z
      .record(line(200), of)
      .refine((entries) => Object.keys(entries).length <= most * times, `At most ${most * times} of them.`);
  /** Texts in other languages. */
  const inLanguages = <T extends z.ZodType>(of: T) => table(of, 40);
  /** A file of a release, relative to its folder. */
  const filePath = line(300);
  const versionRange = line(200);
  const chunkGroups = table(z.object({ js: list(filePath, 100), css: list(filePath, 100) }), 300);

  const routePath = line(200)
    .regex(/^\/(?![/\\])[^\s\\]*$/, 'An address on this site such as /course/:slug.')
    .refine(
      (path) => path.split('/').filter((segment) => segment.endsWith('?')).length <= optional,
      `At most ${optional} optional segments: declare another route instead.`,
    );

  /** Where a screen is offered in the site's own menus, in a remote's words. */
  const menuPlace = z.object({
    /** The signed-in person's menu, the browse dialog, or the page's foot. On a phone the first two stand in the drawer. */
    place: z.enum(['profile', 'browse', 'footer']),
    label: line(40).min(1),
    /** The label in other languages: `{ fr: 'Versions' }`. */
    labels: inLanguages(line(40).min(1)).default({}),
    /** Among the entries that remotes offer in this place, smallest first; then by label. */
    order: z.int().min(-order).max(order).default(100),
  });

  /** One screen a remote offers. The shell's route table is the union of these over the live remotes. */
  const remoteRoute = z.object({
    id: line(100).min(1),
    /** As react-router writes it: `/course/:slug`. Browsers take `//x`, and skip white space on the way there, for another site. */
    path: routePath,
    title: line(120),
    /** The title in other languages: `{ fr: 'Catalogue' }`. */
    titles: inLanguages(line(120)).default({}),
    requiresLogin: z.boolean(),
    /** All of them are needed. */
    roles: list(roleName, 20).default([]),
    /** All of them are needed. */
    permissions: list(permission, 50).default([]),
    /** Name of the expose or lazy chunk groups to preload with this route; see `preload` of the descriptor. */
    preload: list(line(100), 20).default([]),
    /** What its page may ask a person for; such a screen has a document of its own. */
    devices: list(z.enum(pageDevices), pageDevices.length).default([]),
    /** Shown to those who may open the screen. Null: in no menu. A path with parameters leads nowhere by itself and is in none. */
    menu: menuPlace.nullable().default(null),
  });

  /** A file of a release: path relative to the artefact's folder. */
  const artefactFile = z.object({ path: filePath, bytes: z.int(), integrity });
  /** `remote.json`: all that the platform and the shell may know of a remote before running it. Written by the build. */
  const remoteDescriptor = z.object({
    name: remoteName,
    version: semver,
    /** Semver range of `PLATFORM_CONTRACT` (shared/federation/contract-version.ts) that it was built for. */
    contract: versionRange,
    /** Script that defines the container, relative: `remoteEntry.3f2a….js`. */
    entry: filePath,
    /** The container's global variable; carries the version: `mf_catalog_1_4_0`. */
    global: line(200),
    /** Shared packages it needs of the shell: name → semver range. */
    shared: table(versionRange, 100),
    routes: list(remoteRoute, 100),
    /** What is fetched beside the entry, per group; `remote` is the exposed module itself. */
    preload: chunkGroups,
    /** Libraries of the site that it brings itself instead of borrowing them: name → exact version. */
    own: table(versionRange, 100).default({}),
    /** What the exposed module exports; the single-spa lifecycles must be among it. */
    lifecycles: list(line(100), 20).default([]),
    /** File that offers the container as an ES module, for consumers of the import map; null in builds without one. */
    module: filePath.nullable().default(null),
    /** Most brotli bytes that its team allows a first view (entry + group `remote`); null: the platform's own limit. */
    budget_brotli_bytes: z.int().min(1).nullable().default(null),
    build: z.object({
      commit: line(100).nullable(),
      built_at: z.iso.datetime(),
      /** Raw and brotli bytes of everything a first view downloads (entry + group `remote`). */
      bytes: z.int(),
      brotli_bytes: z.int(),
    }),
  });

  /** `shell.json`: the same for the shell. */
  const shellDescriptor = z.object({
    name: z.literal('shell'),
    version: semver,
    /** Exact version of the platform contract that this shell offers. */
    contract: semver,
    /** Scripts and styles of the page, in order, relative. */
    scripts: list(filePath, 100),
    styles: list(filePath, 100),
    /** Files worth a preload link besides (fonts). */
    fonts: list(filePath, 100),
    /** Groups of code that its own screens need, by the id of the route: `{ login: ['login'] }`. */
    screens: table(list(line(100), 20), 100).default({}),
    /** Their files, and what holds the texts of a first view, per language other than the first: `main-fr`. */
    preload: chunkGroups.default({}),
    /** What a guest sees first, by the id of the route; `frame` is around the screens of remotes. */
    first_views: table(
      z.object({
        /** Screens that it leads to. Where one of them is not live, the view is not given. */
        needs: list(routePath, 300),
        /** Language → file: JSON, see `first-view.ts`. */
        files: inLanguages(filePath),
      }),
      100,
    ).default({}),
    /** Shared packages it provides: name → exact version. */
    shared: table(versionRange, 200),
    /** The same for pages of others; null in builds without them. */
    lent: z
      .object({
        /** Import name → file, an ES module. */
        modules: table(filePath, 200),
        /** The stylesheet that remotes need in such a page. */
        looks: filePath,
      })
      .nullable()
      .default(null),
    build: z.object({
      commit: line(100).nullable(),
      built_at: z.iso.datetime(),
      bytes: z.int(),
      brotli_bytes: z.int(),
    }),
  });

  return { menuPlace, remoteRoute, artefactFile, remoteDescriptor, shellDescriptor };
}

/** What a new version may say of itself. */
export const { remoteRoute, artefactFile, remoteDescriptor, shellDescriptor } = descriptorsWithin(atPublishing);
/** The same of a version that is published. */
const stored = descriptorsWithin(whenRead);
export const { artefactFile: storedFile, remoteDescriptor: storedRemote, shellDescriptor: storedShell } = stored;

export type MenuPlace = z.infer<typeof stored.menuPlace>;
export type RemoteRoute = z.infer<typeof remoteRoute>;
export type RemoteDescriptor = z.infer<typeof remoteDescriptor>;
export type ShellDescriptor = z.infer<typeof shellDescriptor>;

/** `files.json`: every file of the artefact but itself and the `.br` and `.gz` copies, by path. */
export const artefactFiles = z.array(artefactFile);

/** One version of a remote as a page can load it. All URLs are absolute paths. */
export const releasedRemote = z.object({
  name: remoteName,
  version: semver,
  entry: z.string(),
  integrity,
  global: z.string(),
  routes: z.array(stored.remoteRoute),
  preload: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  /** URL → integrity of every stylesheet and script named above. */
  files: z.record(z.string(), integrity),
});
export type ReleasedRemote = z.infer<typeof releasedRemote>;

export const releasedShell = z.object({ version: semver, contract: semver });

/** `mf-catalog@1.4.0` */
export const releaseId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,40}@\d+\.\d+\.\d+[0-9A-Za-z.+-]*$/, 'Write it as mf-catalog@1.4.0.');

/**
 * What the page carries inline as `<script type="application/json" id="stoa-release">`: the payload of a `SignedText`,
 * letter by letter. The same for every visitor; which canaries a visitor has, says the `Visit`.
 */
export const releaseDocument = z.object({
  channel: z.string(),
  /** Grows by one with every change of the channel. */
  revision: z.int(),
  shell: releasedShell,
  /** The stable version of each remote. */
  remotes: z.array(releasedRemote),
  /** Versions that some visitors have instead of the stable one. */
  canaries: z.array(releasedRemote).default([]),
  /** Versions that no page may go on using: `mf-catalog@1.4.0`. */
  revoked: z.array(releaseId).default([]),
});
export type ReleaseDocument = z.infer<typeof releaseDocument>;

/** What a page falls back to, remote by remote, when a version's files are not those of the release. Fetched on need. */
export const fallbackDocument = z.object({
  channel: z.string(),
  revision: z.int(),
  /** The version that was live before, of every remote that had one and whose shell contract still fits. */
  remotes: z.array(releasedRemote),
});
export type FallbackDocument = z.infer<typeof fallbackDocument>;

/** A text and its Ed25519 signature. The text itself is signed, not what it means: verify first, then parse. */
export const signedText = z.object({
  payload: z.string(),
  /** First 16 hex digits of the SHA-256 of the raw public key. */
  key_id: z.string().regex(/^[0-9a-f]{16}$/),
  /** base64, 64 bytes. */
  signature: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});
export type SignedText = z.infer<typeof signedText>;

/** A remote as an override gives it. A dev server's files have no integrity: `''`, and an empty list of files. */
export const overridingRemote = releasedRemote.extend({ integrity: z.union([integrity, z.literal('')]) });
export type OverridingRemote = z.infer<typeof overridingRemote>;

/** Which remote this page takes from elsewhere: from a developer's machine, or in another registered version. */
export const pageOverride = z.object({
  name: remoteName,
  /** `http://localhost:8102`, or null when it is a registered version. */
  origin: z.string().nullable(),
  /** Who may see it, as shown in the banner. */
  person: z.string(),
  expires_at: z.iso.datetime(),
  remote: overridingRemote,
});
export type PageOverride = z.infer<typeof pageOverride>;

/**
 * Versions of the release document that the gateway could not verify, and what stands in for them: versions of other
 * documents that a key of this site signed. A withheld version without a stand-in cannot be loaded.
 */
export const standIns = z.object({
  withheld: z.array(releaseId),
  /** Which versions of the texts below are meant. */
  taken: z.array(releaseId),
  /** Release and fallback documents of this channel. */
  texts: z.array(signedText),
});
export type StandIns = z.infer<typeof standIns>;

/** What the page carries inline as `<script type="application/json" id="stoa-visit">`: what is this visitor's alone. */
export const visit = z.object({
  /** Anonymous; chooses the canaries. Sent back with every later question for the release, so that a tab stays whole. */
  visitor: z.string().max(60),
  /** The shell that this visitor gets: the stable one, its canary, or the one before when theirs could not be trusted. */
  shell: semver,
  /** The canaries of the release document that this visitor has. */
  canaries: z.array(releaseId),
  /** Names exactly the set of versions in this page; sent with reports and API calls as `X-Release-Set`. */
  release_set: z.string().max(40),
  /** The gateway's seal on having given this release set to this page; sent with its leases. */
  pass: z.string().max(60).default(''),
  /** Signature of the inline release document, and the public keys to trust: id → base64 of the raw 32 bytes. */
  key_id: z.string(),
  signature: z.string(),
  keys: z.record(z.string(), z.string()),
  overrides: z.array(pageOverride).default([]),
  /** Share of pages, 0 to 1, that send measures (not failures, which are always sent). */
  sample: z.number().min(0).max(1).default(1),
  /** Absent while every version of the release document can be given. */
  stand_ins: standIns.optional(),
});
export type Visit = z.infer<typeof visit>;

/** Reply of `releasePath(channel)?visitor=…`. */
export const releaseReply = z.object({ payload: z.string(), visit });
export type ReleaseReply = z.infer<typeof releaseReply>;

export { RELEASE_ELEMENT_ID, RELEASE_SET_HEADER, VISIT_ELEMENT_ID } from './paths.ts';
