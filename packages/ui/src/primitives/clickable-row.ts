import type { MouseEventHandler } from 'react';

/**
 * A press anywhere on a row, for those who point: the row also has a real button for the same. A press on a link or a
 * button in it means only that, and one that ends the selection of a text means nothing.
 */
export const clickableRow =
  (onPress: () => void): MouseEventHandler =>
  ({ target }) => {
    const isOnControl = target instanceof Element && target.closest('a, button') !== null;
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!isOnControl && !isSelecting) onPress();
  };
