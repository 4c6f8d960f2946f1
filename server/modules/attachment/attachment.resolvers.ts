import type { ModuleResolvers } from '../../api/resolver-types'
import type { AttachmentRow } from '../../database/tables/tables'

const path = ({ id }: AttachmentRow) => `/files/${id}`

export const attachmentResolvers = {
  ApplicationFile: { path },
  Message: {
    files: (message, _, { attachments, viewer }) => attachments.ofMessage(message, viewer),
    withheld: (message, _, { attachments, viewer }) => attachments.withheldBeside(message, viewer),
  },
  CredentialFile: { path },
  EngagementFile: { path },
  MessageFile: { path },
} satisfies ModuleResolvers
