import { fromDatabase, type Module } from '../module'
import { createFileCommands } from './file.commands'
import { createUploadCommands } from './upload.commands'
import { createUploadRepository } from './upload.repository'
import { createUploadService } from './upload.service'
import { createUploadWorker } from './upload.worker'
import { uploadExport } from './upload-export'
import { createUploadSlotRepository } from './upload-slot.repository'
import { createUploadSlots } from './upload-slots'

export const factories = {
  services: {
    uploadRepository: fromDatabase(createUploadRepository),
    uploadSlotRepository: fromDatabase(createUploadSlotRepository),
  },
  requestServices: { uploads: createUploadService, uploadWorker: createUploadWorker },
  commands: { fileCommands: createFileCommands, uploadCommands: createUploadCommands, uploadSlots: createUploadSlots },
}

export const module = { accountExport: uploadExport, ...factories } satisfies Module
