export { simulateTraffic } from '@stoa/server/testing/simulate-traffic.ts';
