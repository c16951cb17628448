export { Frame, type FrameProps } from './frame';
export { longServiceName, sampleCountries, samplePhoneNumbers, sampleServices } from './samples';
export { Stage, type StageProps } from './stage';
export { StateGrid, type StateGridProps } from './state-grid';
