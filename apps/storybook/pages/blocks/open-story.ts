import type { MouseEvent } from 'react';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Properties of a link to a story in a window of the given size. Without a new tab the story opens at once: a link
 * with globals would load all of Storybook again.
 */
export const storyLink = (story: string, viewport: string) => ({
  href: `./?path=/story/${story}&globals=viewport.value:${viewport}`,
  target: '_top',
  onClick: (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const channel = addons.getChannel();
    channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value: viewport, isRotated: false } } });
    channel.emit(SELECT_STORY, { storyId: story, viewMode: 'story' });
  },
});
