import type { ByteRange, FileStore } from '../../infrastructure/files/files'

/** The place in the file store of a file that is served as it is. */
export const fileKey = (id: string) => `${id}/file.bin`

/** The file with its content, to be streamed. */
export const storedFile = <File extends { id: string }>(fileStore: FileStore, file: File) => ({
  ...file,
  read: (range?: ByteRange) => fileStore.read(fileKey(file.id), range),
  signedUrl: fileStore.signedUrl && ((disposition: string) => fileStore.signedUrl?.(fileKey(file.id), disposition)),
})
