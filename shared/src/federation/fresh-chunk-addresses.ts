/** webpack's runtime of this very build: chunk id → file name. Absent in tests and other bundlers. */
declare let __webpack_get_script_filename__: ((chunkId: string | number) => string) | undefined;

let round = 0;

/**
 * From now on, chunks that this build has not loaded yet are asked for under another address (`?r=1`, `?r=2` …): a
 * browser joins a new request to a hanging one of the same address, so a hung chunk could never be had again.
 */
export function freshChunkAddresses(): void {
  round += 1;
  if (round > 1 || typeof __webpack_get_script_filename__ !== 'function') return;
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => `${fileOf(chunkId)}?r=${round}`;
}
