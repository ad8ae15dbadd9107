import { ALONE_SCREENS_ID, type AloneScreen } from '@stoa/shared/remote/alone-screens.ts';

/** The page of a remote that runs alone; `src/main.tsx` draws all that is in it. */
export const alonePage = (name: string, screens: readonly AloneScreen[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<link rel="icon" href="data:,">
<script type="application/json" id="${ALONE_SCREENS_ID}">${JSON.stringify(screens).replaceAll('<', '\\u003c')}</script>
<script defer src="/main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
