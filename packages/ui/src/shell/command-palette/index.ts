export {
  default as CommandPalette,
  type CommandPaletteProps,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteIcon,
} from './command-palette';
