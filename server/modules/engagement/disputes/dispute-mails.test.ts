import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import { registeredAs } from '../../../testing/accounts/register'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { addListings } from '../../../testing/database/add-listings'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { mandatesWith } from '../../../testing/mandates'
import { expectValue } from '../../../testing/result'

describe.each(databases)('mails of disputes on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  // All within the ten minutes in which an order causes one mail.
  const now = () => new Date('2026-11-21T12:00:00.000Z')
  const execute = executor(db, testInfrastructure({ ...mailbox.infrastructure, now }))
  const { advance, place } = engagementsWith(execute)
  const mandates = mandatesWith(execute)
  let broker: Visitor
  let admin: Visitor
  let buyer: Awaited<ReturnType<typeof registeredAs>>
  let seller: Awaited<ReturnType<typeof registeredAs>>
  let id: string
  beforeAll(async () => {
    broker = await signedInAs(execute, 'BROKER')
    admin = await signedInAs(execute, 'ADMIN')
    buyer = await registeredAs(execute, 'dispute-buyer@example.com')
    seller = await registeredAs(execute, 'dispute-seller@example.com', 'FREELANCER')
    await addListings(db, [{ id: 'srv-disputed', sellerId: seller.id, priceCents: 10_000, title: 'Maps' }])
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    const { code } = await mandates.agree(broker, seller.visitor, 'srv-disputed')
    const lines = [{ listingId: 'srv-disputed', quantity: 1, broker: code }]
    id = expectValue((await place(buyer.visitor, { lines, expectedTotal: 100 })).engagements[0]).id
    await advance(buyer.visitor, id, { submitRequirements: { message: 'A scan.' } })
    await advance(seller.visitor, id, { deliver: { message: 'Here.' } })
    await mailbox.mailsTo('')
  })

  /** The subjects about the order, the oldest first. */
  const subjectsTo = async (address: string) =>
    (await mailbox.mailsTo(address))
      .filter(({ text }) => text.includes(id))
      .map(({ subject }) => subject)
      .reverse()

  test('each step of a dispute is mailed at once, and no later mail replaces it', async () => {
    await advance(buyer.visitor, id, { openDispute: { reason: 'Late.' } })
    expect((await subjectsTo(seller.email)).at(-1)).toMatch(/opened a dispute about ‘Maps’$/)
    await advance(buyer.visitor, id, { addEvidence: { message: 'A receipt.' } })
    await advance(admin, id, { askParties: { message: 'Since when?', to: 'SELLER' } })
    expect((await subjectsTo(seller.email)).at(-1)).toBe('Marque asks you about ‘Maps’')
    await advance(seller.visitor, id, { answerDispute: { message: 'Since Monday.' } })
    expect((await subjectsTo(buyer.email)).at(-1)).toMatch(/answered the dispute about ‘Maps’$/)
    await advance(seller.visitor, id, { addEvidence: { message: 'A letter.' } })
    await advance(admin, id, { resolve: { refund: 50, reason: 'Half.' } })
    for (const { email } of [buyer, seller])
      expect((await subjectsTo(email)).at(-1)).toBe('The dispute about ‘Maps’ is decided')
    expect(await subjectsTo('broker@example.com')).toEqual([
      'Bought: ‘Maps’',
      'Dispute opened: ‘Maps’',
      'Dispute resolved: ‘Maps’',
    ])
  })
})
