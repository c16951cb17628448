export { DetailsList, type Detail, type DetailsListProps } from './details-list';
