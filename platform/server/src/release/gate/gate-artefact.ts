import { checkContents } from './check-contents.ts';
import { checkDescriptor } from './check-descriptor.ts';
import { checkFirstView } from './check-first-view.ts';
import { checkFirstViews } from './check-first-views.ts';
import { checkFit } from './check-fit.ts';
import { checkSources } from './check-sources.ts';
import { joined, type ArtefactQuestion, type Verdict } from './question.ts';

/**
 * Whether a version may be published: every rule that can be asked of its descriptor, its list of files and their text.
 * Answers with all that is wrong, not only the first; `checks` says in sentences what was looked at and holds.
 */
export async function gateArtefact(question: ArtefactQuestion): Promise<Verdict> {
  return joined([
    checkDescriptor(question),
    checkContents(question),
    checkFit(question),
    checkFirstView(question),
    await checkFirstViews(question),
    await checkSources(question),
  ]);
}
