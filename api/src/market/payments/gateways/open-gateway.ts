import type { Settings } from '../../../kernel/settings.ts';
import type { Gateway } from './gateway.ts';
import { makeSandboxGateway } from './sandbox/sandbox-gateway.ts';

/** The gateway that the settings name; `undefined`: on this site nothing can be paid. */
export const openGateway = ({ gateway }: Pick<Settings, 'gateway'>): Gateway | undefined =>
  gateway && makeSandboxGateway(gateway);
