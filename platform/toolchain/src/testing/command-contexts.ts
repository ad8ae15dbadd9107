import { stripVTControlCharacters } from 'node:util';
import { rootPrincipal, type Principal } from '@stoa/server/registry/principal.ts';
import type { RegistryClient } from '../cli/registry-client.ts';
import type { CommandContext } from '../cli/command-context.ts';
import { runOperation } from '@stoa/server/operations/run-operation.ts';
import type { ReportSource } from '@stoa/server/health/report-source.ts';
import type { Registry } from '@stoa/server/registry/registry.ts';
import { NotConfirmed } from '../cli/usage-error.ts';

export interface HeardContext extends CommandContext {
  /** What was said and asked, line by line. */
  heard: string[];
  /** Names of the calls that were made. */
  calls: string[];
}

interface Given {
  principal?: Principal;
  /** Answers to questions, in order; without any, nobody can be asked. */
  answers?: (string | (() => Promise<string>))[];
  /** What browsers say; without it no gateway counts them. */
  health?: ReportSource;
}

/** What a command works with, over a registry in memory. */
export function aCommandContext(
  registry: Registry,
  { principal = rootPrincipal, answers, health }: Given = {},
): HeardContext {
  const heard: string[] = [];
  const calls: string[] = [];
  const left = [...(answers ?? [])];
  const context = {
    registry,
    principal,
    health,
    siteUrl: 'https://stoa.example',
    onChange: async () => undefined,
    isWritable: () => true,
  };
  const client: RegistryClient = {
    place: 'https://stoa.example',
    call: (name, given) => {
      calls.push(name);
      return runOperation(name, context, given);
    },
    close: async () => undefined,
  };
  return {
    client,
    channel: 'production',
    heard,
    calls,
    tell: (_json, line) => void heard.push(stripVTControlCharacters(line)),
    terminal: {
      isInteractive: answers !== undefined,
      say: (line) => void heard.push(stripVTControlCharacters(line)),
      showProgress: () => undefined,
      ask: async (question) => {
        heard.push(question);
        const answer = left.shift();
        if (answer === undefined) throw new NotConfirmed('Nothing was changed.');
        return typeof answer === 'string' ? answer : answer();
      },
      readInput: async () => '',
    },
  };
}

/** What a command tells, without its colours: they are there where tests run on a terminal. */
export const told = ({ lines }: { lines: readonly string[] }): string[] => lines.map(stripVTControlCharacters);
