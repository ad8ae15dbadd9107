import { useEffect } from 'react';

/**
 * Paper across and without margins while a certificate is on the page. Not in the stylesheet: that stays loaded after
 * the screen is left, and `@page` would turn every other page's paper too.
 */
export function useLandscapePrint(): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page { size: A4 landscape; margin: 0 }');
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
