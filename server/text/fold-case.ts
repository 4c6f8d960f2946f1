/** Texts that differ in case or in how their accents are composed are one. Databases do this for ASCII alone. */
export const foldCase = (text: string) => text.normalize('NFC').toLowerCase()
