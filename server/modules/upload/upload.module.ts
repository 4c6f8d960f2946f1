import { fromDatabase, type Module } from '../module'
import { createFileCommands } from './file.commands'
import { createUploadCommands } from './upload.commands'
import { createUploadRepository } from './upload.repository'
import { createUploadService } from './upload.service'

export const factories = {
  services: { uploadRepository: fromDatabase(createUploadRepository) },
  requestServices: { uploads: createUploadService },
  commands: { fileCommands: createFileCommands, uploadCommands: createUploadCommands },
}

export const module = factories satisfies Module
