import type { Viewer } from '../../api/viewer'
import { loaderOfMany } from '../../database/loader'
import type { MessageRow } from '../../database/tables/tables'
import { isHiddenFrom } from '../conversation/conversation.row'
import type { DisclosureQueries } from '../engagement/disclosure/disclosure.queries'
import type { AttachmentRepository, TargetColumn } from './attachment.repository'

interface Dependencies {
  attachmentRepository: AttachmentRepository
  disclosures: Pick<DisclosureQueries, 'withheldBeside'>
}

/** Callers have checked that the viewer may see the record that has the file. */
export const createAttachmentQueries = ({ attachmentRepository, disclosures }: Dependencies) => {
  const loaderOf = (target: TargetColumn) =>
    loaderOfMany(
      (ids) => attachmentRepository.of(target, ids),
      (file) => file[target] ?? '',
    )
  const ofEvents = loaderOf('eventId')
  const ofMessages = loaderOf('messageId')
  const ofCredentials = loaderOf('credentialId')
  const ofApplications = loaderOf('applicationId')
  return {
    ofApplication: (applicationId: string) => ofApplications.load(applicationId),
    ofCredential: (credentialId: string) => ofCredentials.load(credentialId),
    ofEvent: (eventId: string) => ofEvents.load(eventId),

    /** The files of a message that the viewer can open. */
    ofMessage: async (message: MessageRow, viewer: Viewer) => {
      if (isHiddenFrom(message, viewer)) return []
      const files = await ofMessages.load(message.id)
      return (await disclosures.withheldBeside(message, files.length, viewer))?.fromViewer ? [] : files
    },

    /** Says who can't open the files of a message, and why. Null if both parties can. */
    withheldBeside: async (message: MessageRow, viewer: Viewer) => {
      if (message.takenDown) return null
      const { length } = await ofMessages.load(message.id)
      return (await disclosures.withheldBeside(message, length, viewer))?.text ?? null
    },
  }
}

export type AttachmentQueries = ReturnType<typeof createAttachmentQueries>
