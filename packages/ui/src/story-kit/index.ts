export { Frame, type FrameProps } from './frame';
export type { Guide } from './component-docs';
export { isHeld } from './is-disabled-or-busy';
export { longServiceName, sampleCountries, sampleLimits } from './samples';
export { sharedDocument } from './shared-document';
export { Stage, type StageProps } from './fake-viewport';
export { StateGrid, type StateGridProps } from './state-grid';
export { press } from './press';
