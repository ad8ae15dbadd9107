export { discoverySchema } from '@stoa/server/foreign-formats/discovery-schema.ts';
export { importMap, type ImportMap } from '@stoa/server/foreign-formats/import-map.ts';
