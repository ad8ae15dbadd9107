import { resolve } from 'node:path';
import { z } from 'zod';
import { root } from './run-command.ts';

const aPort = z.coerce.number('a port is a number').int().min(1).max(65535);
const port = (fallback: number) => aPort.default(fallback);

const gateways = ['none', 'sandbox', 'stripe', 'paystack'] as const;

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
  /** Who takes the money; in a demonstration the sandbox, which is then started too. */
  STOA_GATEWAY: z.enum(gateways, 'must be none, sandbox, stripe or paystack').optional(),
  /** By default the next free one. */
  STOA_SANDBOX_PORT: aPort.optional(),
});
export type StartSettings = z.infer<typeof schema> & { STOA_GATEWAY: (typeof gateways)[number] };

/** An empty variable counts as absent. @throws naming every setting that is wrong, and why. */
export function readSettings(env: NodeJS.ProcessEnv): StartSettings {
  const read = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success) {
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { STOA_GATEWAY = read.data.STOA_DEMO === '1' ? 'sandbox' : 'none' } = read.data;
  requireOwnPorts(read.data);
  return { ...read.data, STOA_GATEWAY };
}

function requireOwnPorts(settings: z.infer<typeof schema>): void {
  const names = ['PORT', 'API_PORT', 'STOA_SANDBOX_PORT'] as const;
  for (const [at, name] of names.entries()) {
    const other = names.slice(at + 1).find((one) => settings[one] === settings[name]);
    if (other) throw new Error(`${name} and ${other} are both ${settings[name]}; give each its own.`);
  }
}
