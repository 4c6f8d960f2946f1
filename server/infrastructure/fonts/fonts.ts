/** Font files of packages, for PDF documents. */
export interface Fonts {
  /** The path or the content of a file. */
  find: (packageName: string, file: string) => Promise<string | Uint8Array>
}
