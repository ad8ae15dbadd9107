import colours from 'picocolors';
import type { Proof, ProofFinding, ProvenRelease, ProvenScreen } from '@stoa/shared/platform-contract/proofs.ts';
import { counted, milliseconds } from './health-words.ts';

/** One line: `mounted on 12 screens in 8.4 s`. */
export function proofLine({ outcome, why, took_ms, screens }: Proof): string {
  if (outcome === 'not-run') return colours.yellow(`not mounted in a browser: ${why ?? ''}`);
  const where = `${counted(screens.length, 'screen')} in ${milliseconds(took_ms)}`;
  return outcome === 'passed' ? `${colours.green('mounted')} on ${where}` : `${colours.red('fails')} on ${where}`;
}

/** What went live without having been mounted; nothing where all was. */
export const unprovenLines = (proofs: readonly ProvenRelease[] = []): string[] =>
  proofs
    .filter(({ outcome }) => outcome === 'not-run')
    .map(({ name, version, why }) => colours.yellow(`  ${name}@${version} was not mounted in a browser: ${why ?? ''}`));

/** Everything that a proof says. */
export function describeProof(proof: Proof): string[] {
  const { at, browser, mixtures, screens, findings } = proof;
  return [
    `  ${proofLine(proof)}`,
    ...(browser ? [`  when        ${at}, ${browser}`] : []),
    ...mixtures.map((versions, index) => {
      const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
      return `  ${index === 0 ? 'among      ' : 'and among  '} ${names.join(' ')}`;
    }),
    ...screens.map(screenLine),
    ...findings.map((finding) => `  ${colours.red('✗')} ${findingLine(finding)}`),
  ];
}

const screenLine = ({ path, scheme, shown_ms: ms }: ProvenScreen): string =>
  `  screen      ${path}, ${scheme}: ${milliseconds(ms)}`;

const findingLine = ({ rule, route, scheme, message }: ProofFinding): string =>
  `${route}, ${scheme}: ${message} ${colours.dim(`[${rule}]`)}`;
