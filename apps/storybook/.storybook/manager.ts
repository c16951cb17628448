import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  layoutCustomisations: {
    // A screen that is explored has its own controls, and needs the room.
    showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('explore-'),
  },
  theme: create({
    base: 'light',
    brandTitle: 'SMS Dashboard',
    colorPrimary: '#2563eb',
    colorSecondary: '#2563eb',
  }),
});
