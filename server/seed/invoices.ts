import type { Transaction } from 'kysely'
import { billingDetails as fixtures } from '../../fixtures/accounts/billing-details'
import { assertFound } from '../database/rows'
import type { EngagementRow, Tables } from '../database/tables/tables'
import { createCompanyQueries } from '../modules/company/company.queries'
import { createCompanyRepository } from '../modules/company/company.repository'
import { createBillingDetailsRepository } from '../modules/invoice/billing-details.repository'
import { createBillingDetails } from '../modules/invoice/billing-details.service'
import { createInvoiceRepository } from '../modules/invoice/invoice.repository'
import { createInvoicing } from '../modules/invoice/invoice.service'
import { readChoice } from '../modules/listing-option/choice'
import { createUserQueries } from '../modules/user/user.queries'
import { createUserRepository } from '../modules/user/user.repository'

/** Issues the invoices of all sample sales and the credit notes of their refunds, by date, as their numbers count. */
export const seedInvoices = async (db: Transaction<Tables>) => {
  let moment = new Date()
  const billingDetails = createBillingDetails({ billingDetailsRepository: createBillingDetailsRepository(db) })
  for (const { userId, taxRate, ...party } of fixtures) await billingDetails.save(userId, party, taxRate)
  const users = createUserQueries({ userRepository: createUserRepository(db) })
  const invoicing = createInvoicing({
    billingDetails,
    companies: createCompanyQueries({ companyRepository: createCompanyRepository(db) }),
    invoiceRepository: createInvoiceRepository(db),
    users,
    now: () => moment,
  })
  const engagements = await db.selectFrom('engagement').selectAll().orderBy('position').execute()
  const byId = new Map(engagements.map((engagement) => [engagement.id, engagement]))

  const issue = async (buyerId: string, orderId: string | null, bought: EngagementRow[]) => {
    const buyer = await billingDetails.partyOf(await users.of(buyerId))
    const cardLastFour = bought[0]?.cardLastFour ?? null
    await invoicing.issue({ buyerId, buyer, orderId, cardLastFour, chargeKey: null, engagements: bought })
  }

  const orders = await db.selectFrom('order').select(['id', 'buyerId', 'placedAt as at']).execute()
  const offers = await db
    .selectFrom('engagementEvent')
    .select(['engagementId', 'at'])
    .where('transition', 'in', ['ACCEPT_OFFER', 'FUND'])
    .execute()
  const extras = await db
    .selectFrom('engagementEvent')
    .select(['engagementId', 'at', 'note', 'amountCents'])
    .where('transition', '=', 'BUY_EXTRA')
    .execute()
  const refunds = await db
    .selectFrom('posting')
    .select(['engagementId', 'cents', 'at'])
    .where('account', '=', 'buyer')
    .where('cents', '>', 0)
    .execute()
  const found = (id: string) => assertFound(byId.get(id), id)
  const sales = [
    ...orders.map(({ id, buyerId, at }) => ({
      at,
      issue: () => issue(buyerId, id, engagements.filter(({ orderId }) => orderId === id).map(withoutAdditions)),
    })),
    ...offers.map(({ engagementId, at }) => {
      const accepted = found(engagementId)
      return { at, issue: () => issue(accepted.buyerId, null, [withoutAdditions(accepted)]) }
    }),
    ...extras.map(({ engagementId, at, note, amountCents }) => {
      const bought = found(engagementId)
      const name = readChoice(bought)?.offered?.find((extra) => note?.startsWith(extra.name))?.name ?? ''
      const extra = { title: `${bought.title}: ${name}`, choice: null, quantity: 1, priceCents: amountCents }
      return { at, issue: () => issue(bought.buyerId, null, [{ ...bought, ...extra }]) }
    }),
    ...refunds.map(({ engagementId, cents, at }) => ({
      at,
      issue: () => invoicing.credit(found(engagementId), [{ chargeKey: null, cents }]),
    })),
  ]
  for (const { at, issue } of sales.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    moment = new Date(at)
    await issue()
  }
}

/** An engagement at the price of its first payment: additions have invoices of their own. */
const withoutAdditions = ({ priceCents, addedCents, ...engagement }: EngagementRow): EngagementRow => ({
  ...engagement,
  addedCents,
  priceCents: priceCents === null ? null : priceCents - addedCents,
})
