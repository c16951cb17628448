export { Frame, type FrameProps } from './frame';
export type { Guide } from './guide';
export { isHeld } from './is-held';
export { longServiceName, sampleCountries, sampleLimits } from './samples';
export { sharedDocument } from './shared-document';
export { Stage, type StageProps } from './stage';
export { StateGrid, type StateGridProps } from './state-grid';
export { press } from './press';
