export { IconButton, type IconButtonProps, type IconButtonVariant } from './icon-button';
