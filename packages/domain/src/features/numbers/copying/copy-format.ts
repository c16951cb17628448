import { attach, createEvent, sample } from 'effector';
import { copyTextFx } from '../../../lib/ports';
import {
  copyTemplateError,
  fillCopyTemplate,
  formatPhoneNumber,
  isCopyableCode,
  isCopyablePhoneNumber,
  phoneGroups,
  serviceLabel,
} from '../../../rules';
import { $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { codeCopied, copyFailedToast } from './copy-numbers';
import { $preferences } from '../../account/preferences/preferences';
import { toast, toastRequested } from '../../notifications/toasts/toasts';
import { $allNumbers } from '../list/active-numbers';

interface FormattedCopy {
  readonly text: string;
  readonly code: string;
}

const copyFx = attach({ effect: copyTextFx, mapParams: ({ text }: FormattedCopy) => text });

/** 'Copy as template' of the number with this id. */
export const formattedCopyClicked = createEvent<string>();

const filled = sample({
  clock: formattedCopyClicked,
  source: { numbers: $allNumbers, names: $serviceNames, preferences: $preferences },
  fn: ({ numbers, names, preferences: { copyTemplate, numberFormat } }, id): FormattedCopy | null => {
    const number = numbers.find((candidate) => candidate.id === id);
    if (number === undefined || copyTemplate === '' || copyTemplateError(copyTemplate) !== null) return null;
    const phoneNumber = formatPhoneNumber(number.phoneNumber);
    const { smsCode: code } = number;
    if (code === null || !isCopyableCode(code) || !isCopyablePhoneNumber(phoneNumber)) return null;
    const values = {
      number: phoneGroups(phoneNumber, numberFormat).join(''),
      code,
      service: serviceLabel(number, names),
    };
    return { text: fillCopyTemplate(copyTemplate, values), code };
  },
});

sample({ clock: filled, filter: (copy) => copy !== null, target: copyFx });
sample({ clock: copyFx.done, fn: ({ params: { code } }) => code, target: codeCopied });
sample({
  clock: copyFx.done,
  fn: ({ params: { text } }) => ({ ...toast('success', 'Copied with your template!'), about: text }),
  target: toastRequested,
});
sample({
  clock: [filled.filter({ fn: (copy) => copy === null }), copyFx.fail],
  fn: copyFailedToast,
  target: toastRequested,
});
