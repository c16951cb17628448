export { codeCopyTold } from './copy-codes';
export { codeCopied, createNumberCopying, type CopiedMark } from './copy-numbers';
