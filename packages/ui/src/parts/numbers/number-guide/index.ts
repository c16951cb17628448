export { NumberGuide, type NumberGuideProps } from './number-guide';
