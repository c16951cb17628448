export { ChoiceList, section, type Choice } from './choice-list';
