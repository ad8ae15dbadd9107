import { z } from 'zod';

/**
 * The frontend-discovery document of AWS (v1-pre), held stricter than its published schema, which checks only the first
 * version of each micro frontend and neither sums nor defaults. Every item is checked here, there is one default a
 * micro frontend, and the traffic adds up.
 */
export const DISCOVERY_SCHEMA_URL =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const address = z
  .string()
  .min(1)
  .refine((url) => URL.canParse(url, 'https://site.example/'), 'No address.');

export const discoveryVersion = z.strictObject({
  url: address,
  /** Where to go "in case of a retriable error when fetching url". */
  fallbackUrl: address.optional(),
  metadata: z.strictObject({ integrity: z.string().min(1), version: z.string().min(1) }),
  deployment: z.looseObject({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
  extras: z.record(z.string(), z.unknown()).optional(),
});
export type DiscoveryVersion = z.infer<typeof discoveryVersion>;

const versions = z
  .array(discoveryVersion)
  .min(1)
  .refine((all) => new Set(all.map((one) => JSON.stringify(one))).size === all.length, 'Two versions are the same.')
  .refine((all) => all.every(({ deployment }) => !deployment) || Math.abs(trafficOf(all) - 100) < 0.005, {
    message: 'The traffic does not add up to 100.',
  })
  .refine((all) => all.every(({ deployment }) => !deployment) || defaultsOf(all) === 1, 'There must be one default.');

const trafficOf = (all: DiscoveryVersion[]): number =>
  all.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? 0), 0);
const defaultsOf = (all: DiscoveryVersion[]): number => all.filter(({ deployment }) => deployment?.default).length;

/** Without any other key at the top: the published schema allows none, not even for paging. */
export const discoverySchema = z.strictObject({
  schema: z.url(),
  microFrontends: z.record(z.string().min(1), versions),
});
export type DiscoveryDocument = z.infer<typeof discoverySchema>;
