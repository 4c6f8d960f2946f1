import type { LanguageCode } from '../../generated/resolvers'

/** The English name of each language. */
const names: Record<LanguageCode, string> = {
  AK: 'Akan',
  AR: 'Arabic',
  BG: 'Bulgarian',
  BN: 'Bengali',
  CA: 'Catalan',
  CS: 'Czech',
  CY: 'Welsh',
  DA: 'Danish',
  DE: 'German',
  EL: 'Greek',
  EN: 'English',
  ES: 'Spanish',
  ET: 'Estonian',
  FA: 'Persian',
  FI: 'Finnish',
  FR: 'French',
  GA: 'Irish',
  HE: 'Hebrew',
  HI: 'Hindi',
  HR: 'Croatian',
  HU: 'Hungarian',
  ID: 'Indonesian',
  IG: 'Igbo',
  IT: 'Italian',
  JA: 'Japanese',
  KO: 'Korean',
  LT: 'Lithuanian',
  LV: 'Latvian',
  MS: 'Malay',
  NL: 'Dutch',
  NO: 'Norwegian',
  PL: 'Polish',
  PT: 'Portuguese',
  RO: 'Romanian',
  RU: 'Russian',
  SK: 'Slovak',
  SL: 'Slovenian',
  SR: 'Serbian',
  SV: 'Swedish',
  SW: 'Swahili',
  TA: 'Tamil',
  TH: 'Thai',
  TR: 'Turkish',
  UK: 'Ukrainian',
  UR: 'Urdu',
  VI: 'Vietnamese',
  YO: 'Yoruba',
  ZH: 'Chinese',
}

/** True for the code of a language, in upper case. */
export const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(names, code)

/** All languages, by name. */
export const languages = Object.keys(names)
  .filter(isLanguageCode)
  .map((code) => ({ code, name: names[code] }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** The languages with these codes, by name. */
export const languagesWith = (codes: readonly LanguageCode[]) => languages.filter(({ code }) => codes.includes(code))

/** The English name of a language, or the code itself if there is none. */
export const languageName = (code: string) => languages.find((language) => language.code === code)?.name ?? code
