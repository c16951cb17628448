export { Link, LinkProvider, TEXT_LINK, type LinkProps, type LinkProviderProps } from './link';
