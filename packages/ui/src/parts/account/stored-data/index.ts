export { KeptData, type KeptDataProps, type KeptItem } from './stored-data';
