/**
 * Where uploaded pictures rest. A key is a path of two parts, `upl-…/card.webp`; what is under it never changes. An object store
 * of the S3 kind can stand behind it as well.
 */
export interface FileStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Undefined where there is nothing. */
  get: (key: string) => Promise<Buffer | undefined>
  /** What is gone already is no failure. */
  remove: (keys: readonly string[]) => Promise<void>
}
