import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { firstView } from '@stoa/shared/platform-contract/first-view.ts';
import { count } from './check-descriptor.ts';
import { excerptOf } from './finding.ts';
import { joined, type ArtefactQuestion, type Verdict } from './question.ts';
import { faultInMarkup } from './scan-markup.ts';

const REMEDY = 'Build it anew and publish the whole dist folder.';

/** First views stand in pages as they are: each is read before the version is published. */
export async function checkFirstViews({ descriptor, readText }: ArtefactQuestion): Promise<Verdict> {
  if (!('first_views' in descriptor) || !readText) return { refusals: [], checks: [] };
  const { name, version, first_views } = descriptor;
  const verdicts: Verdict[] = [];
  for (const path of Object.values(first_views).flatMap(({ files }) => Object.values(files))) {
    const text = await readText(path);
    const fault = text === undefined ? undefined : faultOf(text);
    if (fault === undefined) continue;
    const message = `${path} of ${name}@${version} ${fault}.`;
    const refusal: Refusal = { code: 'source_forbidden', name, file: path, message, remedy: REMEDY };
    verdicts.push({ refusals: [refusal], checks: [] });
  }
  const views = Object.keys(first_views).length;
  if (verdicts.length > 0 || views === 0) return joined(verdicts);
  return { refusals: [], checks: [`${count(views, 'first view')}: markup and styles, and nothing that runs.`] };
}

function faultOf(text: string): string | undefined {
  const read = firstView.safeParse(parsed(text));
  if (!read.success) return 'is no first view: it holds css and html';
  const { css, html } = read.data;
  const end = /<[/!]/.exec(css);
  if (end) return `ends the styles that it stands in: ${excerptOf(css.slice(end.index))}`;
  return faultInMarkup(html);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
