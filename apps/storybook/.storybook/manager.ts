import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  layoutCustomisations: {
    // Screens have their own controls and need the space of the panel.
    showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('explore-'),
  },
  theme: create({
    base: 'light',
    brandTitle: 'SMS Dashboard',
    colorPrimary: '#2563eb',
    colorSecondary: '#2563eb',
  }),
});
