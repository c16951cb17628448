export { PagedList, type PagedListProps } from './paged-list';
