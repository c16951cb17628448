import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toolbar, toolbarDefaults, type Menu } from '../../dashboard/src/testing/story-kit/toolbar';

import './preview.css';
import { CONDITIONS } from './decorators/conditions';
import { localeMenu, withDateLocale } from './decorators/date-locale';
import { withConditions } from './decorators/with-conditions';
import { withTheme } from './decorators/with-theme';
import { DocsContainer, DocsPage } from './docs/page';
import { chromaticSnapshots } from './hooks/chromatic-snapshots';
import { darkContrast } from './hooks/dark-contrast';
import { disableAnimations } from './hooks/disable-animations';
import { exampleLoaders } from './hooks/example-frame';
import { isTest } from './hooks/is-test';
import { pinnedFrame } from './hooks/pinned-frame';
import { skipRepeatedAxe } from './hooks/skip-repeated-axe';
import { usefulControls } from './hooks/useful-controls';

// By default each attempt of a waiting query puts the whole document into its error, and most attempts are not the
// last.
if (isTest) configure({ getElementError: (message) => new Error(message ?? 'Element not found') });

const preview: Preview = {
  // A docs page for each component; files with whole screens have none.
  tags: ['autodocs'],
  decorators: [withDateLocale, withTheme, withConditions],
  // Measurements at first render need the product's font.
  loaders: [pinnedFrame, ...exampleLoaders, () => document.fonts.load('1rem "Inter Variable"')],
  argTypesEnhancers: [chromaticSnapshots, usefulControls],
  beforeEach: [skipRepeatedAxe, disableAnimations],
  afterEach: darkContrast,
  initialGlobals: {
    theme: 'light',
    locale: 'browser',
    ...Object.fromEntries(Object.keys(CONDITIONS).map((name) => [name, false])),
    ...toolbarDefaults,
  },
  globalTypes: {
    theme: {
      description: 'Theme of the product',
      menu: {
        title: 'Theme',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'side-by-side', title: 'Side by side' },
        ],
      } satisfies Menu,
    },
    ...toolbar,
    locale: localeMenu,
  },
  parameters: {
    // The panel also shows a reader the passed checks; a test does not need their selectors and markup.
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    controls: { expanded: true },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      // Headings inside an example belong to the example.
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, [inert] *' },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          [
            'Welcome',
            'All pages',
            'All components',
            'Journeys',
            'Error catalogue',
            'Accessibility statement',
            'Changelog',
          ],
          'Foundations',
          [
            'Language of form',
            'Voice and tone',
            'Colours',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Layers',
            'Breakpoints',
            'Number and date formats',
            'Flags and logos',
            'Icons',
          ],
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
