export { Dialog, type DialogProps } from './dialog';
export { BACKDROP, useModal } from './use-modal';
