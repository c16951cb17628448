export { codeCopyTold } from './copy-codes';
export { codeCopied } from './code-copied';
export { createNumberCopying, type CopiedMark } from './copy-numbers';
