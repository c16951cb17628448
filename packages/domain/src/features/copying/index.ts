export { codeCopyTold } from './copy-codes';
export { createNumberCopying, type CopiedMark } from './copy-numbers';
