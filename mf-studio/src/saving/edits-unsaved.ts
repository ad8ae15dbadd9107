/** What was edited last could not be saved, so what would follow on it is not done. */
export class EditsUnsaved extends Error {
  override readonly name = 'EditsUnsaved';
}
