export { lazyDialog, type LazyDialogProps } from './lazy-dialog';
