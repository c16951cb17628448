import type { Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { skipPlay } from '../../../dashboard/src/testing/story-kit/skip-play';

/** True in a frame of a docs page. */
const isExample = window.frameElement?.closest('#storybook-docs') != null;

/** A story in a frame of a docs page is an example: its play function does not run, as without a frame. */
const exampleFrame: Loader = () => {
  if (isExample) skipPlay();
};

/**
 * No service worker in an example: it would send the requests of the docs page to a frame, which has gone once the page
 * is left, and they would never end.
 */
export const exampleLoaders = [exampleFrame, ...(isExample ? [] : [mswLoader()])];
