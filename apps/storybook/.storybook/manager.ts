import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  sidebar: {
    // An open section makes each of its rows, which takes longer than all the rest.
    collapsedRoots: ['primitives', 'parts', 'shell', 'pages', 'scenarios'],
  },
  theme: create({
    base: 'light',
    brandTitle: 'SMS Dashboard',
    fontBase: 'Inter, sans-serif',
    colorPrimary: '#2563eb',
    colorSecondary: '#2563eb',
  }),
});
