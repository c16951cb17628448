export { KeptData, type KeptDataProps, type KeptItem } from './kept-data';
