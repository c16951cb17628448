import type { Preview } from '@storybook/react-vite';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Lets a story stand still while its steps are taken, since what fades in cannot be seen yet and what slides in cannot be
 * pressed. After them it moves as the product does. How it stands still: preview.css.
 */
export const stillWhilePlayed: NonNullable<Preview['beforeEach']> = ({ viewMode }) => {
  if (viewMode !== 'story') return;
  const { dataset } = document.documentElement;
  const move = () => {
    delete dataset['still'];
  };
  dataset['still'] = '';
  addons.getChannel().once(STORY_FINISHED, move);
  return move;
};
