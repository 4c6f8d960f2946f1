import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../../api/visitor'
import { newToken } from '../../../testing/accounts/access-tokens'
import { DeleteAccountDocument } from '../../../testing/accounts/moderation.generated'
import { RequestEmailChangeDocument } from '../../../testing/accounts/own-account.generated'
import { RegisterDocument } from '../../../testing/accounts/register.generated'
import { login, signedInAs } from '../../../testing/accounts/sign-in'
import { conversationsAs } from '../../../testing/conversations'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor, newVisitor } from '../../../testing/execute'
import type { UserRole } from '../../../testing/generated/schema'
import { testInfrastructure } from '../../../testing/infrastructure'
import { completeDraft, sellerOf } from '../../../testing/listing-draft'
import { newMailbox } from '../../../testing/mailbox'
import { expectType, expectValue } from '../../../testing/result'
import { runAs } from '../../../testing/run-as'
import { ApplyToJobDocument, CloseJobDocument, PostJobDocument } from '../../application/application.test.generated'
import { UpdateCompanyDocument } from '../../company/company.test.generated'
import { createContainer } from '../../container'
import { ReviewEngagementDocument } from '../../review/review.test.generated'
import { SaveListingDocument, SaveSearchDocument } from '../../saved/saved.test.generated'

const name = 'Zyxwora Quuxington'
const company = 'Vlorbik Works'
const phone = '+44 161 9081726354'
const signature = `${name}, ${company}, ${phone}`
const words = ['zyxwora', 'quuxington', 'vlorbik', '9081726354']

describe.each(databases)('traces of a deleted account on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const infrastructure = testInfrastructure(mailbox.infrastructure)
  const execute = executor(db, infrastructure)
  const { place, advance, requestQuote } = engagementsWith(execute)
  afterAll(() => db.destroy())

  const register = async (role: UserRole) => {
    const visitor = newVisitor()
    const email = `${role.toLowerCase()}@quuxington.example`
    const input = { name, email, password: 'secret1', role, companyName: company }
    const { user } = expectType((await execute(RegisterDocument, { input }, visitor)).data.register, 'RegisterSuccess')
    return { visitor, email, id: user.id, companyId: user.company?.id ?? '' }
  }

  /** The columns of all tables that hold one of the words. */
  const traces = async () => {
    const found = new Set<string>()
    for (const table of await db.introspection.getTables()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table.name)}`.execute(db)
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        const text = String(value).toLowerCase()
        if (words.some((word) => text.includes(word))) found.add(`${table.name}.${column}`)
      }
    }
    return [...found].sort()
  }

  /** The features that every account can use. */
  const useSite = async ({ visitor, email, id }: Awaited<ReturnType<typeof register>>) => {
    const run = runAs(execute, visitor)
    await login(execute, { email, password: 'secret1' })
    await newToken(execute, visitor, { name: signature })
    await run(SaveSearchDocument, { input: { text: name } })
    await run(SaveListingDocument, { id: 'srv-1101' })
    await run(RequestEmailChangeDocument, { input: { email: `new-${email}`, password: 'secret1' } })
    const input = { jobId: 'job-3101', note: signature, expectedPay: company, link: 'https://quuxington.example' }
    expectType((await run(ApplyToJobDocument, { input })).applyToJob, 'Applied')
    await conversationsAs(execute, visitor).start({ companyId: 'com-ashgrove-patents' }, signature)
    await db.insertInto('rejectedAddress').values({ address: email, rejectedAt: new Date().toISOString() }).execute()
    const user = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { attachmentCommands } = createContainer(db, infrastructure, nobody)
    const addFile = async () => {
      const body = Readable.from([Buffer.from('%PDF-1.7')])
      const incoming = await infrastructure.incomingFiles.receive(body, { maxBytes: 100, accepts: () => true })
      if (typeof incoming === 'string') throw new Error(incoming)
      const file = await attachmentCommands.add(user, `${name}.pdf`, incoming)
      if (!('id' in file)) throw new Error(file.refusal)
      return file.id
    }
    await addFile()
    return { addFile }
  }

  const review = async (visitor: Visitor, engagementId: string, text: string) => {
    const input = { engagementId, rating: 4, text }
    expectType((await runAs(execute, visitor)(ReviewEngagementDocument, { input })).reviewEngagement, 'ReviewWritten')
  }

  const remove = async (visitor: Visitor) => {
    const { data } = await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, visitor)
    expectType(data.deleteAccount, 'AccountDeleted')
    await mailbox.mailsTo('')
  }

  const sweepIn = async (years: number) => {
    const now = () => new Date(Date.now() + years * 365.25 * 86_400_000)
    await createContainer(db, testInfrastructure({ now }), nobody).receipts.sweep()
  }

  test('of a seller: what they wrote to others, and invoices for ten years', async () => {
    const seller = await register('FREELANCER')
    const customer = await signedInAs(execute, 'CUSTOMER')
    const { addFile } = await useSite(seller)
    const details = { name: company, description: signature, services: [name], location: '', employeeCount: '' }
    const input = { ...details, contactEmail: seller.email, contactPhone: phone }
    expectType((await runAs(execute, seller.visitor)(UpdateCompanyDocument, { input })).updateCompany, 'CompanyUpdated')
    const listings = sellerOf(execute, seller.visitor)
    const { id: listingId, updatedAt } = await listings.create()
    const question = { text: 'Which kwabble?', kind: 'TEXT' as const, required: false }
    const extra = { key: 'rush', name: 'Kwabble rush', price: 10, days: 0, rounds: 0 }
    const content = { description: signature, questions: [question], extras: [extra] }
    await listings.edit({ id: listingId, updatedAt, ...completeDraft, ...content })
    await listings.publish(listingId)
    await listings.create()

    const talk = conversationsAs(execute, customer)
    await talk.start({ companyId: seller.companyId })
    const { conversation } = await talk.start({ freelancerId: seller.id })
    await conversationsAs(execute, seller.visitor).send(conversation.id, signature)
    const declined = await requestQuote(customer, { profileId: seller.id, message: 'A map, please.' })
    await talk.start({ engagementId: declined.id })
    await advance(seller.visitor, declined.id, { decline: { message: 'No time.' } })
    const waiting = await requestQuote(customer, { profileId: seller.id, message: 'A globe, please.' })
    await talk.start({ engagementId: waiting.id })

    const lines = [{ listingId, quantity: 1, extraIds: ['rush'] }]
    const order = await place(customer, { lines, expectedTotal: completeDraft.price + 10 })
    const bought = expectValue(order.engagements[0])
    await advance(customer, bought.id, { submitRequirements: { message: 'A scan.' } })
    await advance(seller.visitor, bought.id, { deliver: { message: 'Done.', files: [await addFile()] } })
    await advance(customer, bought.id, { acceptDelivery: true })
    await review(seller.visitor, bought.id, 'Clear.')
    await review(customer, bought.id, 'Quick.')
    // A hidden listing has no row in the search index by which the deletion could find its words.
    await listings.unpublish(listingId)

    expect((await traces()).length).toBeGreaterThan(20)
    await remove(seller.visitor)
    expect(await traces()).toEqual(['invoice.seller', 'message.body'])
    const sold = await db.selectFrom('engagement').selectAll().where('id', '=', bought.id).executeTakeFirstOrThrow()
    expect(JSON.stringify(sold)).not.toMatch(/kwabble/i)
    const payments = await db.selectFrom('paymentAttempt').select('content').where('state', '=', 'paid').execute()
    expect(JSON.stringify(payments)).not.toMatch(/kwabble/i)
    expect(JSON.parse(sold.choice ?? '')).toMatchObject({ extras: [{ key: 'rush', name: 'Extra', cents: 1_000 }] })
    const files = await db.selectFrom('attachment').select('name').where('ownerId', '=', seller.id).execute()
    expect(files).toEqual([{ name: 'file.pdf' }])
    expect(await talk.inbox({ text: 'former member' })).toMatchObject({ totalCount: 4 })
    const notifications = await db
      .selectFrom('notification')
      .select('text')
      .where('text', 'like', 'Work by %')
      .execute()
    expect(notifications).toEqual([{ text: 'Work by a former member' }])
    await sweepIn(10.1)
    expect(await traces()).toEqual(['message.body'])
  })

  test('of a buyer: what they wrote to others, and receipts for ten years', async () => {
    const buyer = await register('CUSTOMER')
    await useSite(buyer)
    const vendor = await signedInAs(execute, 'VENDOR')
    const { price, id } = expectValue(
      await db
        .selectFrom('listing')
        .select(['id', sql<number>`price_cents / 100.0`.as('price')])
        .where('id', '=', 'prd-2101')
        .executeTakeFirst(),
    )
    const { engagements } = await place(buyer.visitor, {
      lines: [{ listingId: id, quantity: 1 }],
      expectedTotal: Number(price),
      receipt: { name, company, email: buyer.email },
    })
    const bought = expectValue(engagements[0])
    await advance(buyer.visitor, bought.id, { acceptDelivery: true })
    await review(buyer.visitor, bought.id, 'Good.')
    await review(vendor, bought.id, 'Paid at once.')
    await conversationsAs(execute, buyer.visitor).start({ engagementId: bought.id }, signature)
    const run = runAs(execute, buyer.visitor)
    const description = 'The whole town, in two colours.'
    const brief = { kind: 'BRIEF' as const, title: 'A map', location: '', salary: '$900', description }
    const { job } = expectType((await run(PostJobDocument, { input: brief })).postJob, 'JobSaved')
    const offer = { jobId: job.id, note: 'Gladly.', price: 900, days: 10 }
    expectType((await runAs(execute, vendor)(ApplyToJobDocument, { input: offer })).applyToJob, 'Applied')
    await run(CloseJobDocument, { id: job.id })

    expect(await traces()).toContain('payment_attempt.content')
    await remove(buyer.visitor)
    const receipt = ['invoice.buyer', 'message.body', 'order.receiptCompany', 'order.receiptEmail', 'order.receiptName']
    expect(await traces()).toEqual(receipt)
    await sweepIn(9.9)
    expect(await traces()).toEqual(receipt)
    await sweepIn(10.1)
    expect(await traces()).toEqual(['message.body'])
  })
})
