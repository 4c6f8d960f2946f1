import { join } from 'node:path'
import { diskFiles } from './disk-files'
import { type FileStore, memoryFiles } from './files'
import { openS3Files } from './s3/open-s3-files'
import type { S3Config } from './s3/s3-config'

export interface FilesPlace {
  dataDir: string | undefined
  s3?: S3Config | undefined
}

export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads')

/** The file store that the environment configures. */
export const openFiles = async ({ s3, dataDir }: FilesPlace): Promise<FileStore> => {
  if (s3) return openS3Files(s3)
  return dataDir === undefined ? memoryFiles() : diskFiles(uploadsFolder(dataDir))
}
