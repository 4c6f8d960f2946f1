import { nobody, type Visitor } from '../../../api/visitor'
import type { Database } from '../../../database/connection'
import { memoryFiles } from '../../../infrastructure/files/files'
import { registeredAs } from '../../../testing/accounts/register'
import { addAttachment } from '../../../testing/attachments'
import { addListings } from '../../../testing/database/add-listings'
import { engagementsWith } from '../../../testing/engagements'
import type { Execute } from '../../../testing/execute'
import type { RequestQuoteInput } from '../../../testing/generated/schema'
import { testInfrastructure } from '../../../testing/infrastructure'
import { mandatesWith } from '../../../testing/mandates'
import { expectType, expectValue } from '../../../testing/result'
import { runAs } from '../../../testing/run-as'
import { SendFilesDocument } from '../../attachment/attachment.test.generated'
import { createContainer } from '../../container'
import { fileKey } from '../../upload/stored-file'
import type { Party } from '../engagement.step'
import { DisclosureDocument, EngagementsThatNeedYouDocument } from './disclosure.test.generated'

type Account = Awaited<ReturnType<typeof registeredAs>>

/** New buyers and sellers who disclose something to each other. */
export const disclosuresOn = (db: Database, execute: Execute, domain: string) => {
  const { buy, requestQuote } = engagementsWith(execute)
  const fileStore = memoryFiles()
  let count = 0

  const parties = async () => {
    count += 1
    const buyer = await registeredAs(execute, `buyer-${count}@${domain}`)
    const seller = await registeredAs(execute, `seller-${count}@${domain}`, 'FREELANCER')
    const listingId = `srv-${domain.replaceAll('.', '-')}-${count}`
    await addListings(db, [{ id: listingId, sellerId: seller.id, priceCents: 10_000 }])
    return { buyer, seller, listingId }
  }

  return {
    quote: async (input: Partial<RequestQuoteInput> = {}) => {
      const { buyer, seller, listingId } = await parties()
      const files = [await addAttachment(db, buyer.id)]
      const request = { profileId: seller.id, listingId, message: 'A hinge without a pin.', files, ...input }
      const { id } = await requestQuote(buyer.visitor, request)
      return { id, buyer, seller, request, file: files[0] ?? '' }
    },

    /** A quote to whose listing a broker has brought the buyer. */
    brokeredQuote: async (broker: Visitor) => {
      const { buyer, seller, listingId } = await parties()
      const { code } = await mandatesWith(execute).agree(broker, seller.visitor, listingId)
      const input = { profileId: seller.id, listingId, message: 'A hinge without a pin.', broker: code }
      const { id } = await requestQuote(buyer.visitor, { ...input, askForNda: true })
      return { id, buyer, seller }
    },

    order: async () => {
      const { buyer, seller, listingId } = await parties()
      const { id } = await buy(buyer.visitor, listingId, 100)
      return { id, buyer, seller }
    },

    addFile: ({ id }: Pick<Account, 'id'>) => addAttachment(db, id),

    /** Sends a message with a file about an engagement, and returns the id of the file. */
    sendFile: async ({ id, visitor }: Account, engagementId: string) => {
      const file = await addAttachment(db, id)
      const input = { about: { engagementId }, body: 'See the file.', clientId: file, files: [file] }
      expectType((await execute(SendFilesDocument, { input }, visitor)).data.startConversation, 'MessageSent')
      return file
    },

    messagesOf: async ({ visitor }: Account, id: string) =>
      (await runAs(execute, visitor)(DisclosureDocument, { id })).engagement?.conversation?.messages?.nodes,

    read: async ({ visitor }: Pick<Account, 'visitor'>, id: string) =>
      expectValue((await runAs(execute, visitor)(DisclosureDocument, { id })).engagement),

    needs: async ({ visitor }: Account, as: Party) =>
      (await runAs(execute, visitor)(EngagementsThatNeedYouDocument, { as })).engagements.nodes.map(({ id }) => id),

    /** Whether the download of a file is served to an account. */
    opens: async ({ id: userId }: { id: string }, fileId: string) => {
      await fileStore.put(fileKey(fileId), Buffer.from('%PDF-1.7'))
      const user = await db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
      const { attachmentCommands } = createContainer(db, testInfrastructure({ fileStore }), nobody)
      return (await attachmentCommands.open(user, fileId)) !== undefined
    },
  }
}
