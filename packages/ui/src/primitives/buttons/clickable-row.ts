import type { MouseEventHandler } from 'react';

/**
 * Click handler for a whole row. Only for pointers: the row also has a real button for the same action.
 * Ignores clicks on a link, a button or a disclosure inside the row, or on the status that takes the place of
 * one, and clicks that end a text selection.
 */
export const clickableRow =
  (onPress: () => void): MouseEventHandler =>
  ({ target }) => {
    const isOnControl =
      target instanceof Element && target.closest('a, button, details, [role=status]') !== null;
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!isOnControl && !isSelecting) onPress();
  };
