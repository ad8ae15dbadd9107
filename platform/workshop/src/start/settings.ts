import { resolve } from 'node:path';
import { z } from 'zod';
import { root } from './run-command.ts';

const port = (fallback: number) => z.coerce.number('a port is a number').int().min(1).max(65535).default(fallback);

const schema = z.object({
  PORT: port(8080),
  API_PORT: port(8081),
  STOA_DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .transform((path) => resolve(root, path)),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  STOA_DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  STOA_CHANNEL: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')
    .default('production'),
});
export type StartSettings = z.infer<typeof schema>;

/** @throws naming every setting that is wrong, and why. */
export function readSettings(env: NodeJS.ProcessEnv): StartSettings {
  const read = schema.safeParse(env);
  if (read.success) {
    if (read.data.PORT !== read.data.API_PORT) return read.data;
    throw new Error(`PORT and API_PORT are both ${read.data.PORT}; give each its own.`);
  }
  throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
