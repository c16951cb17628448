export { ChoiceList, section, withoutHeading, type Choice } from './choice-list';
