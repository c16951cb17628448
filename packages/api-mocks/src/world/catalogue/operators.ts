/** Networks by the provider's country code. Countries that are not listed offer no choice of network. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  0: ['MTS', 'Beeline', 'MegaFon', 'Tele2', 'Yota'],
  1: ['Kyivstar', 'Vodafone', 'lifecell'],
  2: ['Kcell', 'Beeline', 'Tele2', 'Altel'],
  4: ['Globe', 'Smart', 'DITO'],
  6: ['Telkomsel', 'Indosat', 'XL', 'Axis', 'Three', 'Smartfren'],
  7: ['Maxis', 'Celcom', 'Digi', 'U Mobile'],
  8: ['Safaricom', 'Airtel', 'Telkom'],
  10: ['Viettel', 'Vinaphone', 'Mobifone', 'Vietnamobile'],
  15: ['Orange', 'Play', 'Plus', 'T-Mobile'],
  16: ['EE', 'O2', 'Vodafone', 'Three', 'Lycamobile', 'giffgaff'],
  19: ['MTN', 'Airtel', 'Glo', '9mobile'],
  22: ['Jio', 'Airtel', 'Vi', 'BSNL'],
  31: ['Vodacom', 'MTN', 'Cell C', 'Telkom'],
  32: ['Orange', 'Vodafone', 'Digi', 'Telekom'],
  33: ['Claro', 'Movistar', 'Tigo', 'WOM'],
  34: ['Telia', 'Elisa', 'Tele2'],
  36: ['Rogers', 'Bell', 'Telus', 'Freedom', 'Fido'],
  39: ['Claro', 'Movistar', 'Personal'],
  43: ['Telekom', 'Vodafone', 'O2'],
  46: ['Telia', 'Tele2', 'Telenor', 'Three'],
  48: ['KPN', 'Vodafone', 'Odido', 'Lebara'],
  49: ['LMT', 'Tele2', 'Bite'],
  54: ['Telcel', 'Movistar', 'AT&T'],
  55: ['Chunghwa', 'FarEasTone', 'Taiwan Mobile'],
  56: ['Movistar', 'Orange', 'Vodafone', 'Yoigo'],
  73: ['Vivo', 'Claro', 'TIM', 'Oi'],
  78: ['Orange', 'SFR', 'Bouygues', 'Free'],
  81: ['Ncell', 'Nepal Telecom'],
  82: ['Proximus', 'Orange', 'Base'],
  86: ['TIM', 'Vodafone', 'WindTre', 'Iliad'],
  187: ['T-Mobile', 'Verizon', 'AT&T', 'US Cellular'],
};

/** A network that numbers can be requested from. */
export interface OperatorSeed {
  readonly id: string;
  readonly name: string;
}

/** The networks of a country; empty when it offers no choice or is unknown. */
export const operatorsOf = (country: string): readonly OperatorSeed[] =>
  (Object.hasOwn(OPERATORS, country) ? (OPERATORS[country] ?? []) : []).map((name) => ({
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
    name,
  }));
