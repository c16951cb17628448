export { ExportAll, type ExportAllProps, type ExportAllProgress } from './export-all';
