import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'SMS Dashboard',
    colorPrimary: '#2563eb',
    colorSecondary: '#2563eb',
  }),
});
