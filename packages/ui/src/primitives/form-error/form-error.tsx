import type { ElementProps } from '../element-props';
import { UntrustedText } from '../untrusted-text';

export interface FormErrorProps extends ElementProps<HTMLParagraphElement> {
  /** The error and how to fix it. */
  children: string;
}

/**
 * The reason why a form was rejected. Shown above the submit button, where the user is looking, and announced at once.
 */
export function FormError({ children, ...element }: FormErrorProps) {
  return (
    <p
      {...element}
      role="alert"
      className="rounded-control border border-error-line bg-error-soft px-3 py-2.5 text-sm font-medium text-error"
    >
      <UntrustedText>{children}</UntrustedText>
    </p>
  );
}
