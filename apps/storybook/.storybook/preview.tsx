import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';
import { configure } from 'storybook/test';
import { toolbar, toolbarDefaults } from '../../dashboard/src/testing/story-kit/toolbar';

import './preview.css';
import { chromaticSnapshots } from './chromatic';
import { exampleFrame } from './example-frame';
import { darkContrast, disableAnimations, isTest, skipAxeRules } from './in-tests';
import { usefulControls } from './useful-controls';
import { withTheme } from './with-theme';

// By default each attempt of a waiting query puts the whole document into its error, and most attempts are
// not the last.
if (isTest) {
  configure({
    getElementError: (message) => new Error(message ?? 'Element not found'),
    // By default a busy machine has one second.
    asyncUtilTimeout: 10_000,
  });
}

// Loaded with the first docs page: stories and their tests do not need it.
const ThemedContainer = lazy(() => import('./themed-container'));

const preview: Preview = {
  // A docs page for each component; files with whole screens have none.
  tags: ['autodocs'],
  decorators: [withTheme],
  // Measurements at first render need the product's font.
  loaders: [exampleFrame, () => document.fonts.load('1rem "Inter Variable"')],
  argTypesEnhancers: [chromaticSnapshots, usefulControls],
  beforeEach: [skipAxeRules, disableAnimations],
  afterEach: darkContrast,
  initialGlobals: { theme: 'light', ...toolbarDefaults },
  globalTypes: {
    theme: {
      description: 'Theme of the product',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'side-by-side', title: 'Side by side' },
        ],
      },
    },
    ...toolbar,
  },
  parameters: {
    // The panel also shows a reader the passed checks; a test does not need their selectors and markup.
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof ThemedContainer>) => (
        <Suspense>
          <ThemedContainer {...props} />
        </Suspense>
      ),
      // Headings inside an example belong to the example.
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, [inert] *' },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Voice and tone', 'Accessibility'],
          'Foundations',
          ['Colours, light and dark', 'Type', 'Spacing and tokens', 'Motion', 'Icons'],
          'Pages',
          'Scenarios',
          'Flows',
          'Session',
          'Catalogue',
          'Purchase',
          'Numbers',
          'Payments',
          'History',
          'Account',
          'Subscriptions',
          'Dashboard',
          'Search',
          'Shell',
          'Primitives',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet (md)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop (lg)', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
