import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const Settings = lazyDialog(
  async () => (await import(/* webpackChunkName: "media-panels" */ './settings-panel.tsx')).SettingsPanel,
);
