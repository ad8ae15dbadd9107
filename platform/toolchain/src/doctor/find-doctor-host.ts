import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Comes with the packed package. */
const packed = fileURLToPath(new URL('../../doctor-host', import.meta.url));

/**
 * Folder of the doctor's page: `host.json` names its scripts and styles. Packed with the package; in the project it is
 * built when something that it is made of has changed.
 */
export async function findDoctorHost(): Promise<string> {
  if (existsSync(packed)) return packed;
  const { buildDoctorHost } = await import('./build-doctor-host.ts');
  return buildDoctorHost();
}
