export { LegalPage, type LegalPageProps } from './legal-page';
