export { Frame, framed, inFrame, type FrameProps } from './frame';
export type { ComponentDocs } from './component-docs';
export { inNaira } from './in-naira';
export { isDisabledOrBusy } from './is-disabled-or-busy';
export { longServiceName, sampleCountries, sampleLimits } from './samples';
export { sharedDocument } from './shared-document';
export { FakeViewport, type FakeViewportProps } from './fake-viewport';
export { inGrid, StateGrid, type StateGridProps } from './state-grid';
export { press, pressKeys } from './press';
