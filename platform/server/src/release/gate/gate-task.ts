import { gateArtefact } from './gate-artefact.ts';
import { readPageNames, type LiveSheet } from './page-names.ts';
import type { ArtefactQuestion, Verdict } from './question.ts';

/** A question as it can be sent to a process: what stands in files is read when a rule wants it. */
export interface GateTask extends Omit<ArtefactQuestion, 'readText' | 'names'> {
  /** Stylesheets of what is live, whose names are taken. */
  sheets: readonly LiveSheet[];
}

/** Text of a file, by its SHA-384; undefined while its bytes are not here. */
export type ReadText = (integrity: string) => Promise<string | undefined>;

/** Whoever asks all rules of a version. Everything that reads what somebody uploaded happens in there. */
export type Gate = (task: GateTask, readText: ReadText) => Promise<Verdict>;

/** In this process and thread: for a command on one's own machine, where nobody else waits. */
export const gateHere: Gate = async ({ sheets, ...question }, readText) => {
  const integrityOf = new Map(question.files.map(({ path, integrity }) => [path, integrity]));
  return gateArtefact({
    ...question,
    names: await readPageNames({ sheets, remotes: question.live.remotes.map(({ name }) => name) }, readText),
    readText: async (path) => {
      const integrity = integrityOf.get(path);
      return integrity === undefined ? undefined : readText(integrity);
    },
  });
};
