export type { ShipEvent } from '@stoa/toolchain/ship/ship-release.ts';
