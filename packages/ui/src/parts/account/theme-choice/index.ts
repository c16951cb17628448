export { ThemeChoice, type Theme, type ThemeChoiceProps } from './theme-choice';
