export { Dialog, type DialogProps } from './dialog';
export { useModal } from './use-modal';
