export { WholeFile, type WholeFileProps, type WholeFileProgress } from './whole-file';
