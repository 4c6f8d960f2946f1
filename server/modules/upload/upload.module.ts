import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createUploadCommands } from './upload.commands'
import { createUploadRepository } from './upload.repository'
import { createUploadService } from './upload.service'

const factories = {
  services: { uploadRepository: fromDatabase(createUploadRepository), uploads: createUploadService },
  commands: { uploadCommands: createUploadCommands },
}

export type UploadModule = ServicesOf<typeof factories>

export const uploadModule = factories satisfies Module
