import type { StoryContext } from '@storybook/react-vite';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Lets a story stand still while its steps are taken and it is looked at for accessibility, since what fades in cannot
 * be seen yet and what slides in cannot be pressed. After them, and when a control is changed, it moves as the product
 * does. How it stands still: preview.css.
 */
export const disableAnimations = ({ viewMode, canvasElement }: StoryContext) => {
  // A control was changed in a story that is there already: it takes no steps.
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
