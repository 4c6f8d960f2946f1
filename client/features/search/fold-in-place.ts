const plain: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‑': '-' }

/** Folds case, accents and typographic quotes and dashes, as the server's search does. Each character keeps its position. */
export const foldInPlace = (text: string) =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll(/[\u0080-\uffff]/g, (character) => plain[character] ?? character.normalize('NFD').charAt(0))
