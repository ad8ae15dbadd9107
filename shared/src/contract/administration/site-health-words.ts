/** What the API looks at of itself, each apart from the others; plain data, so that a screen can use it without zod. */
export const siteChecks = ['process', 'database', 'work', 'storage', 'mail'] as const;
export type SiteCheckName = (typeof siteChecks)[number];

export const healthStates = ['fine', 'attention', 'failing'] as const;
export type HealthState = (typeof healthStates)[number];

/** Why it is in that state. */
export const healthReasons = [
  'fine',
  'timed_out',
  'broken',
  'memory_high',
  'slow',
  'connections_near_limit',
  'migrations_missing',
  'work_given_up',
  'work_late',
  'not_writable',
  'space_low',
  'space_out',
  'mail_unreachable',
  'mail_given_up',
  'mail_late',
  'mail_to_nobody',
] as const;
export type HealthReason = (typeof healthReasons)[number];

export const measureNames = [
  'uptime',
  'memory',
  'memory_limit',
  'latency',
  'size',
  'connections',
  'connections_limit',
  'migrations',
  'migrations_missing',
  'waiting',
  'oldest_waiting',
  'given_up',
  'free',
  'total',
  'last_success',
  'last_failure',
] as const;
export type MeasureName = (typeof measureNames)[number];

export const measureUnits = ['count', 'bytes', 'ms', 'seconds', 'instant'] as const;
