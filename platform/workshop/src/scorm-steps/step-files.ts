import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const step = z.object({
  method: z.enum([
    'Initialize',
    'Terminate',
    'GetValue',
    'SetValue',
    'Commit',
    'GetLastError',
    'GetErrorString',
    'GetDiagnostic',
  ]),
  element: z.string().optional(),
  value: z.string().optional(),
  expectedReturn: z.union([z.string(), z.object({ match: z.literal('nonEmptyMax255') })]).optional(),
  expectedErrorCode: z.string().optional(),
  /** What the run-time answers instead, and why that is known. */
  knownDivergence: z.looseObject({ actualReturn: z.string(), actualErrorCode: z.string() }).optional(),
});
export type Step = z.infer<typeof step>;

const activity = z.object({
  id: z.string().min(1),
  steps: z.array(step).min(1),
  /** What the learner's data hold before the first step. */
  initialState: z.object({ cmi: z.record(z.string(), z.json()) }).optional(),
});
export type Activity = z.infer<typeof activity>;

const stepFile = z.object({
  id: z.string().min(1),
  scormVersion: z.enum(['1.2', '2004']),
  activities: z.array(activity).min(1),
});
export type StepFile = z.infer<typeof stepFile>;

/** All step files of a folder, by name. @throws naming the file and what is wrong with it */
export async function readStepFiles(folder: string): Promise<StepFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  if (names.length === 0) throw new Error(`There is no step file (*.json) in ${folder}.`);
  return Promise.all(names.map((name) => readStepFile(join(folder, name))));
}

async function readStepFile(path: string): Promise<StepFile> {
  const read = stepFile.safeParse(parsed(path, await readFile(path, 'utf8')));
  if (!read.success) throw new Error(`${path} cannot be taken:\n${z.prettifyError(read.error)}`);
  return read.data;
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is no JSON.`, { cause: error });
  }
}
