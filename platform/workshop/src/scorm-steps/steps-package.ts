import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { StepFile } from './step-files.ts';

/** A package with a SCO for each activity of a file; the SCO does nothing by itself but to find the run-time's API. */
export async function stepsPackage(file: StepFile): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  add('imsmanifest.xml', manifestOf(file));
  add('sco.html', SCO);
  zip.end();
  return buffer(zip.outputStream);
}

/** Of an activity's item. */
export const itemOf = (place: number): string => `ITEM-${place + 1}`;

function manifestOf({ id, scormVersion, activities }: StepFile): string {
  const is12 = scormVersion === '1.2';
  const title = escapeXml(id);
  const items = activities.map(
    (activity, place) =>
      `<item identifier="${itemOf(place)}" identifierref="SCO"><title>${escapeXml(activity.id)}</title></item>`,
  );
  const namespaces = is12
    ? 'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
    : 'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="STEPS" version="1" ${namespaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${is12 ? '1.2' : '2004 4th Edition'}</schemaversion></metadata>
  <organizations default="ORG">
    <organization identifier="ORG"><title>${title}</title>${items.join('')}</organization>
  </organizations>
  <resources>
    <resource identifier="SCO" type="webcontent" adlcp:${is12 ? 'scormtype' : 'scormType'}="sco" href="sco.html">
      <file href="sco.html"/>
    </resource>
  </resources>
</manifest>
`;
}

const escapeXml = (text: string): string => text.replaceAll(/[<>&"]/g, (char) => `&#${char.codePointAt(0)};`);

/** Looks for the API as content does: up the chain of parents, then at who opened it. */
const SCO = `<!doctype html>
<meta charset="utf-8">
<title>Steps</title>
<script>
  const names = { '1.2': 'API', 2004: 'API_1484_11' };
  const methods = {
    Initialize: 'LMSInitialize', Terminate: 'LMSFinish', GetValue: 'LMSGetValue', SetValue: 'LMSSetValue',
    Commit: 'LMSCommit', GetLastError: 'LMSGetLastError', GetErrorString: 'LMSGetErrorString',
    GetDiagnostic: 'LMSGetDiagnostic',
  };
  const withoutElement = ['Initialize', 'Terminate', 'Commit', 'GetErrorString', 'GetDiagnostic'];
  function findApi(version, from = window) {
    for (let depth = 0, at = from; depth < 50; depth += 1, at = at.parent) {
      if (at[names[version]]) return at[names[version]];
      if (at.parent === at) break;
    }
    return from === window && window.opener ? findApi(version, window.opener) : null;
  }
  window.takeSteps = (version, steps) => {
    const api = findApi(version);
    if (!api) throw new Error('There is no ' + names[version] + '.');
    const call = (method, ...given) => String(api[version === '1.2' ? methods[method] : method](...given));
    return steps.map(({ method, element, value }) => {
      const given =
        method === 'GetLastError' ? []
        : withoutElement.includes(method) ? [value ?? '']
        : method === 'GetValue' ? [element ?? '']
        : [element ?? '', value ?? ''];
      const returned = call(method, ...given);
      return { returned, errorCode: call('GetLastError') };
    });
  };
</script>
<p>The steps are taken from outside.</p>
`;
