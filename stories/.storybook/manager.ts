import { addons } from 'storybook/manager-api';

// Storybook's own zoom leaves the width of the window as it was, so that no layout answers; ours is in the toolbar.
addons.setConfig({ toolbar: { zoom: { hidden: true } } });
