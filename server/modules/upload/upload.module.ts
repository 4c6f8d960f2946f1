import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createUploadCommands, type UploadCommands } from './upload.commands'
import { createUploadRepository, type UploadRepository } from './upload.repository'
import { createUploadService, type UploadService } from './upload.service'

export interface UploadModule {
  services: { uploadRepository: UploadRepository; uploads: UploadService }
  commands: { uploadCommands: UploadCommands }
}

export const uploadModule = {
  services: { uploadRepository: fromDatabase(createUploadRepository), uploads: createUploadService },
  commands: { uploadCommands: createUploadCommands },
} satisfies Module<UploadModule>
