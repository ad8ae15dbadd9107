/**
 * The global variable of a remote's container: name and version, fit for JavaScript, so that two versions can be in one
 * page. The build writes it, and the gate holds a descriptor to it. `mf_catalog_1_0_0`
 */
export const globalName = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`.replace(/\W/g, '_');
