import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

import './preview.css';
import { darkContrast } from './dark-contrast';
import { ownFrame } from './own-frame';
import { snapshots } from './snapshots';
import { withTheme } from './with-theme';

const preview: Preview = {
  decorators: [withTheme],
  // What is measured when it first appears is measured in the product's font.
  loaders: [ownFrame, mswLoader(), () => document.fonts.load('1rem "Inter Variable"')],
  argTypesEnhancers: [snapshots],
  afterEach: darkContrast,
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme of the product',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'side-by-side', title: 'Side by side', icon: 'sidebyside' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'How to read'],
          'Foundations',
          ['Language of form', 'Colours', 'Type', 'Spacing', 'Icons'],
          'Primitives',
          'Parts',
          'Shell',
          'Pages',
          'Scenarios',
          'Flows',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet (md)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop (lg)', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
