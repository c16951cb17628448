import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  sidebar: {
    // An open section makes each of its rows, which takes longer than all the rest.
    collapsedRoots: [
      'account',
      'catalogue',
      'dashboard',
      'history',
      'numbers',
      'pages',
      'payments',
      'primitives',
      'purchase',
      'scenarios',
      'search',
      'session',
      'shell',
      'simulator',
      'subscriptions',
    ],
  },
  theme: create({
    base: 'light',
    brandTitle: 'SMS Dashboard',
    fontBase: 'Inter, sans-serif',
    colorPrimary: '#2563eb',
    colorSecondary: '#2563eb',
  }),
});
