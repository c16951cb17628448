export { StoredData, type StoredDataProps, type StoredDataItem } from './stored-data';
