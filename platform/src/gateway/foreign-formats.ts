import type { FastifyInstance } from 'fastify';
import type { LiveReleaseWatch } from './live-release.ts';
import type { Registry } from '../registry/registry.ts';

interface Options {
  registry: Registry;
  release: LiveReleaseWatch;
}

/** The live release as other tools read it. */
export async function foreignFormats(_app: FastifyInstance, _options: Options): Promise<void> {}
