export { lateDialog, type LateDialogProps } from './late-dialog';
