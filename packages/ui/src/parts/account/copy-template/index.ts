export { CopyTemplateField, type CopyTemplateFieldProps } from './copy-template-field';
