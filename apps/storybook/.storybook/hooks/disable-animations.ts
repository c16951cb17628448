import type { StoryContext } from '@storybook/react-vite';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Disables animations during the play function and the accessibility check: elements that fade in are not visible yet,
 * and elements that slide in cannot be clicked. Afterwards, and when a control changes, animations are on again. The
 * styles: preview.css.
 */
export const disableAnimations = ({ viewMode, canvasElement }: StoryContext) => {
  // A control changed in a rendered story: there is no play function to run.
  if (viewMode !== 'story' || canvasElement.hasChildNodes()) return;
  const { dataset } = document.documentElement;
  const channel = addons.getChannel();
  const move = () => {
    channel.off(STORY_FINISHED, move);
    delete dataset['still'];
  };
  dataset['still'] = '';
  channel.on(STORY_FINISHED, move);
  return move;
};
