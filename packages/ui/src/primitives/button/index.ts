export { Button, type ButtonProps } from './button';
export { buttonClasses, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-classes';
