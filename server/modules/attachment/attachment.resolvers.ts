import type { ModuleResolvers } from '../../api/resolver-types'
import type { AttachmentRow } from '../../database/tables/tables'

const path = ({ id }: AttachmentRow) => `/files/${id}`

export const attachmentResolvers = {
  Message: { files: ({ id }, _, { attachments }) => attachments.ofMessage(id) },
  ApplicationFile: { path },
  CredentialFile: { path },
  EngagementFile: { path },
  MessageFile: { path },
} satisfies ModuleResolvers
