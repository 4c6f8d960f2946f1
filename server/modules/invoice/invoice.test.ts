import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import type { BillingDetailsInput } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import {
  BillingDetailsDocument,
  BillingDetailsOfAccountsDocument,
  EngagementInvoicesDocument,
  InvoiceDocument,
  UpdateBillingDetailsDocument,
} from './invoice.test.generated'

const address = { street: '1 Mill Road', city: 'Leeds', postalCode: 'LS1 1AA', country: 'GB' }
const ada = { name: 'Ada Byron', company: 'Byron Ltd', email: 'ada@byron.example', address, taxNumber: 'GB 7' }

describe.each(databases)('invoices on $name', async ({ openSample }) => {
  const db = await openSample()
  const start = Date.parse('2030-12-31T23:30:00.000Z')
  let moment = start
  const infrastructure = testInfrastructure({ now: () => new Date(moment) })
  const execute = executor(db, infrastructure)
  const { place, advance, requestQuote, buy } = engagementsWith(execute)
  let [buyer, seller, vendor, stranger, admin]: Visitor[] = []
  const as = (visitor: Visitor | undefined) => runAs(execute, expectValue(visitor))

  beforeAll(async () => {
    await addListings(db, [
      { id: 'srv-taxed', priceCents: 12_300, sellerId: 'usr-tomas-vidal' },
      { id: 'srv-taxed-2', priceCents: 10_001, sellerId: 'usr-tomas-vidal' },
      { id: 'prd-report', kind: 'product', priceCents: 5_000, sellerId: 'usr-marta-keller' },
    ])
    const roles = ['CUSTOMER', 'FREELANCER', 'VENDOR', 'BROKER', 'ADMIN'] as const
    ;[buyer, seller, vendor, stranger, admin] = await Promise.all(roles.map((role) => signedInAs(execute, role)))
  })
  beforeEach(() => {
    moment = start
  })
  afterAll(() => db.destroy())

  const lines = ['srv-taxed', 'prd-report', 'srv-taxed-2'].map((listingId) => ({ listingId, quantity: 1 }))
  const order = () => place(expectValue(buyer), { lines, expectedTotal: 273.01, receipt: ada })
  const invoicesOf = async (visitor: Visitor | undefined, id: string) =>
    expectValue((await as(visitor)(EngagementInvoicesDocument, { id })).engagement)
  const find = async (visitor: Visitor | undefined, number: string) =>
    (await as(visitor)(InvoiceDocument, { number })).invoice
  const save = async (visitor: Visitor | undefined, input: BillingDetailsInput) =>
    (await as(visitor)(UpdateBillingDetailsDocument, { input })).updateBillingDetails

  test('a paid order: one for each seller, numbered without a gap, as it was on that day', async () => {
    const studio = {
      name: 'Tomás Vidal',
      company: 'Studio Tessel',
      address: { ...address, country: 'PT' },
      taxNumber: 'PT 1',
    }
    await save(seller, { ...studio, taxRate: 23 })
    // The other tests issue invoices in the year before.
    moment = Date.parse('2031-01-01T00:10:00.000Z')
    const { engagements } = await order()
    const first = await invoicesOf(buyer, expectValue(engagements[0]).id)
    const [invoice] = first.invoices
    expect(first.order?.invoices).toEqual([{ number: 'INV-2031-4K37K-0001' }, { number: 'INV-2031-G6CB9-0001' }])
    expect(invoice).toMatchObject({
      number: 'INV-2031-4K37K-0001',
      kind: 'INVOICE',
      issuedAt: '2031-01-01T00:10:00.000Z',
      corrects: null,
      buyer: { name: 'Ada Byron', company: 'Byron Ltd', address, taxNumber: 'GB 7' },
      seller: studio,
      lines: [
        { quantity: 1, unitPrice: 123, amount: 123 },
        { quantity: 1, unitPrice: 100.01, amount: 100.01 },
      ],
      // 41.70 is 23/123 of the price.
      taxRate: 23,
      net: 181.31,
      tax: 41.7,
      gross: 223.01,
      cardLastFour: '4242',
      pdf: '/invoices/INV-2031-4K37K-0001.pdf',
    })
    expect((await save(seller, { name: 'T. Vidal', taxRate: 6 })).__typename).toBe('BillingDetailsUpdated')
    expect(await find(buyer, 'inv-2031-4k37k-0001')).toEqual(invoice)
  })

  test('a line names the package, the extras or the licence that was bought; a refund and an addition name none', async () => {
    const rush = { key: 'rush', name: 'Rush', cents: 2_000, days: -1, rounds: 0 }
    const small = { key: 'small', name: 'Small', cents: 8_000, days: 5, rounds: 1, contents: ['A search'] }
    const teamLicence = { people: 25, cents: 20_000 }
    await addListings(db, [
      {
        id: 'srv-packed',
        sellerId: 'usr-tomas-vidal',
        options: JSON.stringify({ packages: [small], extras: [rush], teamLicence: null }),
      },
      {
        id: 'prd-team',
        kind: 'product',
        sellerId: 'usr-tomas-vidal',
        options: JSON.stringify({ packages: [], extras: [], teamLicence }),
      },
    ])
    const { engagements } = await place(expectValue(buyer), {
      lines: [
        { listingId: 'srv-packed', quantity: 1, packageId: 'small', extraIds: ['rush'] },
        { listingId: 'prd-team', quantity: 1, licence: 25 },
      ],
      expectedTotal: 300,
    })
    const { id } = expectValue(engagements[0])
    expect((await invoicesOf(buyer, id)).invoices[0]?.lines).toMatchObject([
      { choice: ['Small', 'Rush'], amount: 100 },
      { choice: ['Licence for up to 25 people'], amount: 200 },
    ])
    await advance(expectValue(buyer), id, { cancel: { reason: 'No need.' } })
    const note = (await invoicesOf(buyer, id)).invoices.find(({ kind }) => kind === 'CREDIT_NOTE')
    expect(note?.lines).toMatchObject([{ choice: [], amount: 100 }])
  })

  test('are seen by buyer, seller and admins; the seller sees no card', async () => {
    const { engagements } = await order()
    const { order: paid } = await invoicesOf(buyer, expectValue(engagements[0]).id)
    const { number } = expectValue(paid?.invoices[1])
    expect(await find(vendor, number)).toMatchObject({ number, cardLastFour: null, order: null })
    expect(await find(admin, number)).toMatchObject({ number, cardLastFour: null })
    expect(await find(buyer, number)).toMatchObject({ number, cardLastFour: '4242' })
    expect([await find(stranger, number), await find(seller, number)]).toEqual([null, null])
  })

  test('what the checkout has asked for is saved, for nobody else to read; without input, the next one uses it', async () => {
    await order()
    const saved = { ...ada, email: undefined, taxRate: null }
    expect((await as(buyer)(BillingDetailsDocument, {})).viewer?.billingDetails).toEqual({ ...saved })
    const { users } = await as(admin)(BillingDetailsOfAccountsDocument, {})
    expect(users.nodes.filter(({ billingDetails }) => billingDetails)).toEqual([])
    const { id } = await buy(expectValue(buyer), 'prd-report', 50)
    expect((await invoicesOf(buyer, id)).invoices[0]?.buyer).toMatchObject({ company: 'Byron Ltd', address })
    const receipt = { name: 'Ada Byron', email: ada.email, address: null }
    const { engagements } = await place(expectValue(buyer), { lines: lines.slice(1, 2), expectedTotal: 50, receipt })
    expect((await invoicesOf(buyer, expectValue(engagements[0]).id)).invoices[0]?.buyer).toEqual({
      name: 'Ada Byron',
      company: null,
      address: null,
      taxNumber: 'GB 7',
    })
  })

  test('an accepted offer has one with the saved details, and a refund a credit note that names it', async () => {
    await save(buyer, { name: 'Clara Whitfield', address })
    await save(seller, { name: 'Tomás Vidal', taxRate: null })
    const input = { profileId: 'usr-tomas-vidal', message: 'A mark, please.' }
    const { id } = await requestQuote(expectValue(buyer), input)
    await advance(expectValue(seller), id, { sendOffer: { price: 600, days: 5, message: 'Yes.' } })
    expect((await invoicesOf(buyer, id)).invoices).toEqual([])
    await advance(expectValue(buyer), id, { acceptOffer: { payment: { token: card.pays } } })
    const [invoice] = (await invoicesOf(seller, id)).invoices
    expect(invoice).toMatchObject({
      gross: 600,
      tax: 0,
      taxRate: null,
      order: null,
      buyer: { name: 'Clara Whitfield' },
    })
    moment = Date.parse('2031-01-01T00:10:00.000Z')
    await advance(expectValue(buyer), id, { cancel: { reason: 'No need.' } })
    const [, note] = (await invoicesOf(buyer, id)).invoices
    expect(note).toMatchObject({
      number: 'CN-2031-4K37K-0001',
      kind: 'CREDIT_NOTE',
      gross: 600,
      corrects: { number: invoice?.number },
      lines: [{ amount: 600 }],
    })
    expect(await find(buyer, invoice?.number ?? '')).toMatchObject({
      creditNotes: [{ number: 'CN-2031-4K37K-0001' }],
    })
  })

  test('a payment that is rolled back leaves no gap, and concurrent ones get different numbers', async () => {
    const ofPriya = db.selectFrom('engagement').selectAll().where('sellerId', '=', 'usr-priya-raman')
    const bought = await ofPriya.where('priceCents', '>', 0).limit(1).execute()
    const sale = {
      buyerId: 'usr-clara-whitfield',
      buyer: { ...ada, email: undefined },
      orderId: null,
      cardLastFour: null,
      chargeKey: null,
    }
    const { inTransaction } = createContainer(db, infrastructure, nobody)
    const issue = () => inTransaction(({ invoicing }) => invoicing.issue({ ...sale, engagements: bought }))
    await expect(
      inTransaction(async ({ invoicing }) => {
        await invoicing.issue({ ...sale, engagements: bought })
        throw new Error('The payment failed')
      }),
    ).rejects.toThrow('The payment failed')
    const issued = (await Promise.all([issue(), issue(), issue()])).flat()
    expect(issued.map(({ number }) => number.slice(-4)).sort()).toEqual(['0001', '0002', '0003'])
  })

  test.each([
    [{ name: ' ' }, 'name', 'Full name is required'],
    [{ company: 'x'.repeat(101) }, 'company', 'Company has at most 100 characters'],
    [{ address: { ...address, street: '' } }, 'street', 'Street and number are required in an address'],
    [{ address: { ...address, city: ' ' } }, 'city', 'City is required in an address'],
    [{ address: { ...address, postalCode: '1'.repeat(21) } }, 'postalCode', 'Postal code has at most 20 characters'],
    [{ address: { ...address, country: 'ZZ' } }, 'country', 'Choose a country'],
    [{ taxNumber: '1'.repeat(41) }, 'taxNumber', 'Tax number has at most 40 characters'],
    [{ taxRate: 100 }, 'taxRate', 'A rate is above 0 and below 100 percent, with at most three decimals'],
    [{ taxRate: 0.0001 }, 'taxRate', 'A rate is above 0 and below 100 percent, with at most three decimals'],
  ])('billing details %j are refused', async (input, field, message) => {
    expect(await save(seller, { name: 'Tomás Vidal', ...input })).toEqual({
      __typename: 'InvalidInput',
      field,
      message,
    })
  })

  test('billing details: without a tax rate in the input the saved one stays, and null removes it', async () => {
    const savedRate = async () => (await as(seller)(BillingDetailsDocument, {})).viewer?.billingDetails?.taxRate
    await save(seller, { name: 'Tomás Vidal', taxRate: 20 })
    await save(seller, { name: 'Tomás Vidal' })
    expect(await savedRate()).toBe(20)
    await save(seller, { name: 'Tomás Vidal', taxRate: null })
    expect(await savedRate()).toBeNull()
  })

  test('billing details: only sellers have a tax rate', async () => {
    expect(await save(buyer, { name: 'Clara', taxRate: 20 })).toMatchObject({ message: 'Only sellers charge tax' })
  })

  test('an addition has one of its own, and a refund is credited to the newest first', async () => {
    const payment = { token: card.pays }
    const [customer, freelancer] = [expectValue(buyer), expectValue(seller)]
    const { engagements } = await place(customer, {
      lines: [{ listingId: 'srv-taxed', quantity: 3 }],
      expectedTotal: 369,
    })
    const { id } = expectValue(engagements[0])
    await advance(customer, id, { submitRequirements: { message: 'All of it.' } })
    await advance(freelancer, id, { offerAddition: { price: 50, rounds: 1, message: 'Another round.' } })
    moment += 60_000
    await advance(customer, id, { acceptAddition: { payment } })
    await advance(freelancer, id, { proposeSettlement: { refund: 60, reason: 'We part as friends.' } })
    await advance(await signedInAs(execute, 'CUSTOMER'), id, { acceptSettlement: true })
    const { invoices } = await invoicesOf(buyer, id)
    const [sale, addition] = invoices.filter(({ kind }) => kind === 'INVOICE')
    expect([sale, addition]).toMatchObject([
      { gross: 369, lines: [{ title: 'Added by a test', quantity: 3, unitPrice: 123 }] },
      { gross: 50, lines: [{ title: 'Added by a test: addition', quantity: 1, unitPrice: 50 }] },
    ])
    expect(addition?.lines).toMatchObject([{ choice: [] }])
    expect(invoices.filter(({ kind }) => kind === 'CREDIT_NOTE')).toMatchObject([
      { kind: 'CREDIT_NOTE', gross: 50, corrects: { number: addition?.number } },
      { kind: 'CREDIT_NOTE', gross: 10, corrects: { number: sale?.number } },
    ])
  })
})
