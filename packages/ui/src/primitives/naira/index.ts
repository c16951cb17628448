export { Naira, NairaProvider, useNaira, type NairaProps, type ToNaira } from './naira';
