export { WholeFile, type WholeFileProps, type WholeFileProgress } from './export-all';
