/** What an address says, without what no text may contain: control characters and halves of characters. */
export const cleanText = (text: string | null) =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
