export {
  default as CommandPalette,
  type CommandPaletteProps,
  type PaletteEntry,
  type PaletteGroup,
} from './command-palette';
