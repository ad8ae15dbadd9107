import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';

export default defineRemote({
  port: 8199,
  routes: routesOf(screens),
});
