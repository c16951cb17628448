export { FullScreen, type FullScreenProps } from './full-screen';
export { ProblemScreen, type ProblemScreenProps } from './problem-screen';
export { WaitingScreen, type WaitingScreenProps } from './waiting-screen';
