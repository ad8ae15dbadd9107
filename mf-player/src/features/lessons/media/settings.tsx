import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const Settings = lazyDialog(
  async () => (await import(/* webpackChunkName: "media-settings" */ './settings-panel.tsx')).SettingsPanel,
);
