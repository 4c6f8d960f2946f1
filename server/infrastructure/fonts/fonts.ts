/** A font in two weights that has some letters only. */
export interface LetterFont {
  letters: ReadonlySet<string>
  regular: Uint8Array
  bold: Uint8Array
}

/** Font files of packages, for PDF documents. */
export interface Fonts {
  /** The path or the content of a file. */
  find: (packageName: string, file: string) => Promise<string | Uint8Array>
  /** Fonts with the Chinese, Japanese and Korean letters of a text. Letters that no font has are in none of them. */
  findEastAsian: (text: string) => Promise<readonly LetterFont[]>
}
