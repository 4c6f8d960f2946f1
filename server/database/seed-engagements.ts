import type { Transaction } from 'kysely'
import { type EngagementFixture, engagements } from '../../fixtures/engagements'
import { users } from '../../fixtures/users'
import { createLiveRepository } from '../live/live.repository'
import { createTelling } from '../live/telling'
import { found, loaderOfMany } from '../loader'
import { engagementProcess } from '../modules/engagement/engagement.process'
import { createEngagementRepository } from '../modules/engagement/engagement.repository'
import { createFileRepository } from '../modules/engagement/file.repository'
import { createStepsService } from '../modules/engagement/steps.service'
import { createLedgerRepository } from '../modules/ledger/ledger.repository'
import { createLedgerService } from '../modules/ledger/ledger.service'
import { createListingRepository } from '../modules/listing/listing.repository'
import { createNotificationRepository } from '../modules/notification/notification.repository'
import { createNotificationService } from '../modules/notification/notification.service'
import { cents } from '../money'
import type { EngagementRow, ListingRow, Tables } from './tables'

const HOUR_MS = 3_600_000
const COMMISSION_PERCENT = 10
const USUAL_DAYS = 14
const LAST_FOUR = '4242'

/** Takes every step of the sample story through the table, at its time: what the table doesn't allow is no story. */
export const seedEngagements = async (db: Transaction<Tables>) => {
  const begun = Date.now()
  let moment = new Date(begun)
  const now = () => moment
  const postings = createLedgerRepository(db)
  const ledger = createLedgerService(
    postings,
    loaderOfMany(postings.balancesOf, ({ engagementId }) => engagementId),
    { commissionPercent: COMMISSION_PERCENT, now },
  )
  const listings = createListingRepository(db)
  const steps = createStepsService({
    engagements: createEngagementRepository(db),
    files: createFileRepository(db),
    ledger,
    notification: createNotificationService(
      createNotificationRepository(db),
      createTelling(createLiveRepository(db), now),
      now,
    ),
    // Nobody is mailed a story, and no card was charged in it.
    letterBox: { put: async () => {} },
    refundsOwed: { owe: async () => {} },
    site: () => '',
    now,
  })

  const beginning = (fixture: EngagementFixture, listing: ListingRow, position: number) => {
    const { kind, id: listingId, title, sellerId, priceCents } = listing
    const isBought = fixture.order !== undefined
    return {
      number: fixture.number,
      kind,
      title,
      listingId,
      quantity: 1,
      buyerId: fixture.buyer,
      sellerId,
      orderId: fixture.order ?? null,
      position,
      priceCents: isBought ? priceCents : null,
      days: isBought && kind === 'service' ? USUAL_DAYS : null,
    }
  }

  await seedOrders(db, begun)
  for (const [position, fixture] of engagements.entries()) {
    const listing = found((await listings.byIds([fixture.listing]))[0], fixture.listing)
    let engagement: EngagementRow | undefined
    for (const { step: name, by: actor, hoursAgo, note, amount, days, links } of fixture.steps) {
      moment = new Date(begun - hoursAgo * HOUR_MS)
      const step = engagementProcess.step(name)
      const people = { BUYER: fixture.buyer, SELLER: listing.sellerId, ADMIN: adminId(), CLOCK: null }
      const answers = {
        note: note ?? null,
        cents: amount === undefined ? undefined : cents(amount),
        days,
        links: [...(links ?? [])],
        files: [],
        token: undefined,
      }
      const card = step.money === 'hold' ? { charge: { cardLastFour: LAST_FOUR, chargeKey: null } } : {}
      const deed = { step, actor, byId: people[actor], answers, ...card }
      const refusal = engagement && engagementProcess.refusal(step, actor, { ...engagement, away: [] }, moment)
      if (refusal) throw new Error(`${fixture.number} can't have ${name}: ${refusal}`)
      engagement = engagement
        ? await steps.take(engagement, deed)
        : await steps.begin(beginning(fixture, listing, position), deed)
    }
  }
}

const seedOrders = async (db: Transaction<Tables>, begun: number) => {
  for (const first of engagements) {
    const { order: id, buyer } = first
    const bought = engagements.filter(({ order }) => order === id)
    if (id === undefined || bought[0] !== first) continue
    const ids = bought.map(({ listing }) => listing)
    const prices = await db.selectFrom('listing').select('priceCents').where('id', 'in', ids).execute()
    const { name, email } = found(users.find(isThe(buyer)), buyer)
    await db
      .insertInto('order')
      .values({
        id,
        buyerId: buyer,
        placedAt: new Date(begun - (first.steps[0]?.hoursAgo ?? 0) * HOUR_MS).toISOString(),
        totalCents: prices.reduce((sum, { priceCents }) => sum + priceCents, 0),
        cardLastFour: LAST_FOUR,
        receiptName: name,
        receiptCompany: null,
        receiptEmail: email,
      })
      .execute()
  }
}

const isThe =
  (wanted: string) =>
  ({ id }: { id: string }) =>
    id === wanted

const adminId = () => users.find(({ role }) => role === 'ADMIN')?.id ?? null
