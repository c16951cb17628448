import { $preferences, preferencesChanged } from '@sms/domain';
import { copyTemplateError, fillCopyTemplate, type CopyValues } from '@sms/domain/rules';
import type { CopyTemplateFieldProps } from '@sms/ui/parts/account/copy-template';
import { useUnit } from 'effector-react';
import { useState } from 'react';

/** A sample number for the preview. */
const SAMPLE: CopyValues = { number: '+12631312082', code: '482913', service: 'WhatsApp' };

/** The template as it is typed; saved whenever it is valid. */
export const useCopyTemplate = (): CopyTemplateFieldProps => {
  const { preferences, choose } = useUnit({ preferences: $preferences, choose: preferencesChanged });
  // The stored template may be read a moment after the screen has mounted.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? preferences.copyTemplate;
  return {
    value,
    error: copyTemplateError(value) ?? undefined,
    preview: fillCopyTemplate(value, SAMPLE),
    onChange: (copyTemplate) => {
      setTyped(copyTemplate);
      if (copyTemplateError(copyTemplate) === null) choose({ copyTemplate });
    },
  };
};
