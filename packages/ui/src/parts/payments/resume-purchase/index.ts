export { LazyResumePurchase } from './lazy-resume-purchase';
export type { ResumePurchaseProps } from './resume-purchase';
