export { default as ShortcutSheet, type Shortcut, type ShortcutSheetProps } from './shortcut-sheet';
