export {
  Naira,
  NairaProvider,
  useNaira,
  type NairaProps,
  type NairaProviderProps,
  type ToNaira,
} from './naira';
