import type { ModuleResolvers } from '../../api/resolver-types'
import type { AttachmentRow } from '../../database/tables/tables'
import { isHiddenFrom } from '../conversation/conversation.row'

const path = ({ id }: AttachmentRow) => `/files/${id}`

export const attachmentResolvers = {
  ApplicationFile: { path },
  Message: {
    files: async (message, _, { attachments, disclosures, viewer }) => {
      if (isHiddenFrom(message, viewer)) return []
      const files = await attachments.ofMessage(message.id)
      return (await disclosures.withheldBeside(message, files.length, viewer))?.fromViewer ? [] : files
    },
    withheld: async (message, _, { attachments, disclosures, viewer }) => {
      if (message.takenDown) return null
      const { length } = await attachments.ofMessage(message.id)
      return (await disclosures.withheldBeside(message, length, viewer))?.text ?? null
    },
  },
  CredentialFile: { path },
  EngagementFile: { path },
  MessageFile: { path },
} satisfies ModuleResolvers
