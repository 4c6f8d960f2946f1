import { fromDatabase, type Module } from '../module'
import { createAttachmentCommands } from './attachment.commands'
import { createAttachmentQueries } from './attachment.queries'
import { createAttachmentRepository } from './attachment.repository'
import { attachmentResolvers } from './attachment.resolvers'
import { createAttachmentService } from './attachment.service'
import { attachmentExport } from './attachment-export'

export const factories = {
  services: {
    attachmentRepository: fromDatabase(createAttachmentRepository),
    attachmentService: createAttachmentService,
  },
  queries: { attachments: createAttachmentQueries },
  commands: { attachmentCommands: createAttachmentCommands },
}

export const module = { resolvers: attachmentResolvers, accountExport: attachmentExport, ...factories } satisfies Module
