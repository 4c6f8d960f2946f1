import type { ModuleResolvers } from '../../api/resolver-types'
import type { AttachmentRow } from '../../database/tables/tables'

const path = ({ id }: AttachmentRow) => `/files/${id}`

export const attachmentResolvers = {
  ApplicationFile: { path },
  Message: {
    files: ({ id, senderId, takenDown }, _, { attachments, viewer }) =>
      takenDown && senderId !== viewer?.id ? [] : attachments.ofMessage(id),
  },
  CredentialFile: { path },
  EngagementFile: { path },
  MessageFile: { path },
} satisfies ModuleResolvers
