export { codeCopyTold } from './copy-codes';
export { codeCopied } from './code-copied';
export { notCopiedToast } from './copy-toasts';
export { createNumberCopying, expireCopiedMarkLaterFx, type CopiedMark } from './copy-numbers';
