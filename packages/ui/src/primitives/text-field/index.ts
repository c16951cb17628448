export { TextField, type TextFieldProps, type TextFieldState } from './text-field';
