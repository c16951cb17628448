import { UntrustedText } from '../untrusted-text';

export interface FormErrorProps {
  /** The error and how to fix it. */
  children: string;
}

/**
 * The reason why a form was rejected. Shown above the submit button, where the user is looking, and announced
 * at once. When the server rejected a sign-in, a registration or a deposit. Not for an error of one field:
 * pass error to TextField. A text of the server has an isolated direction, and is cut after 300 characters
 * behind 'more'.
 */
export function FormError({ children }: FormErrorProps) {
  return (
    <p
      role="alert"
      className="rounded-control border border-error-line bg-error-soft px-3 py-2.5 text-sm font-medium text-error"
    >
      <UntrustedText>{children}</UntrustedText>
    </p>
  );
}
