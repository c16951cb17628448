/** Country calling codes of one and of two digits (ITU-T E.164); all others have three. */
const SHORT_CALLING_CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const LONG_CALLING_CODE = 3;
const GROUP = 3;
const LAST_GROUP = 4;

/**
 * An international phone number in groups that are easy to read and to dictate: '+1', '263', '131', '2082'. Together
 * they are the number; what is no such number stays whole.
 * @param phoneNumber with its leading plus
 */
export const phoneGroups = (phoneNumber: string): readonly string[] => {
  if (!/^\+\d{7,15}$/.test(phoneNumber)) return [phoneNumber];
  const digits = phoneNumber.slice(1);
  const callingCode = SHORT_CALLING_CODE.exec(digits)?.[0] ?? digits.slice(0, LONG_CALLING_CODE);
  const groups = [`+${callingCode}`];
  let rest = digits.slice(callingCode.length);
  while (rest.length > LAST_GROUP) {
    groups.push(rest.slice(0, GROUP));
    rest = rest.slice(GROUP);
  }
  return [...groups, rest];
};
