const plainLetters: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ' }

/**
 * Folds case, accents and typographic quotes, dashes and spaces, as the server's search does, but each character keeps its position:
 * ß, æ and œ, for which the server has two letters, stay.
 */
export const foldInPlace = (text: string) =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll(/[‘’‛ʼ′´`]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\u0080-\uffff]/g, (character) => plainLetters[character] ?? character.normalize('NFD').charAt(0))
