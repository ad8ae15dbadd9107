import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';
import { routesOf } from '@stoa/toolchain/build/routes-of.ts';
import { screens } from './src/screens.ts';

export default defineRemote({
  port: 8103,
  budget: { firstView: 21_100 },
  routes: routesOf(screens),
});
