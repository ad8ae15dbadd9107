export { useOverlayText } from '../messages/overlay.ts';
export { BrowseDialog } from './browse-dialog.tsx';
export { MenuPopup } from './menu-popup.tsx';
export { SideDrawer } from './side-drawer.tsx';
