import type { Command } from 'commander';

/** A command in a folder of its own, which nothing else needs. */
export interface OptionalCommand {
  add(program: Command): Command;
  /** Lays into the packed package what the command finds there instead of sources. */
  pack?(target: string, say: (line: string) => void): Promise<void>;
}
