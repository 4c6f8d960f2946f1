import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createAttachmentCommands } from './attachment.commands'
import { createAttachmentQueries } from './attachment.queries'
import { createAttachmentRepository } from './attachment.repository'
import { attachmentResolvers } from './attachment.resolvers'
import { createAttachmentService } from './attachment.service'

const factories = {
  services: {
    attachmentRepository: fromDatabase(createAttachmentRepository),
    attachmentService: createAttachmentService,
  },
  queries: { attachments: createAttachmentQueries },
  commands: { attachmentCommands: createAttachmentCommands },
}

export type AttachmentModule = ServicesOf<typeof factories>

export const attachmentModule = { resolvers: attachmentResolvers, ...factories } satisfies Module
