import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createFileCommands } from './file.commands'
import { createUploadCommands } from './upload.commands'
import { createUploadRepository } from './upload.repository'
import { createUploadService } from './upload.service'

const factories = {
  services: { uploadRepository: fromDatabase(createUploadRepository) },
  requestServices: { uploads: createUploadService },
  commands: { fileCommands: createFileCommands, uploadCommands: createUploadCommands },
}

export type UploadModule = ServicesOf<typeof factories>

export const uploadModule = factories satisfies Module
