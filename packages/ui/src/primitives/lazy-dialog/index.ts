export { lateDialog, type LateDialogProps } from './lazy-dialog';
