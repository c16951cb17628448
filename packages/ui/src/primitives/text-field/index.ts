export { NO_WORD, TextField, type TextFieldProps, type TextFieldState } from './text-field';
