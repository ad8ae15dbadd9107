/** `encoder`: this browser writes no such film; `film`: it cannot read this one; `size`: a copy would not be smaller. */
export type ConversionProblem = 'encoder' | 'film' | 'size';

/** A film of which this browser makes no smaller copy. */
export class CannotConvert extends Error {
  override readonly name = 'CannotConvert';
  readonly problem: ConversionProblem;
  constructor(problem: ConversionProblem, options?: ErrorOptions) {
    super(`No smaller copy was made: ${problem}.`, options);
    this.problem = problem;
  }
}
export const isCannotConvert = (error: unknown): error is CannotConvert =>
  error instanceof Error && error.name === 'CannotConvert';
