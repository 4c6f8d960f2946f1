import type { Transaction } from 'kysely'
import { type EngagementFixture, engagements } from '../../fixtures/engagements'
import { users } from '../../fixtures/users'
import { assertFound } from '../database/loader'
import type { EngagementRow, ListingRow, Tables } from '../database/tables/tables'
import { cents } from '../lib/money'
import { createDeliveryFileRepository } from '../modules/engagement/delivery/delivery-file.repository'
import { engagementProcess } from '../modules/engagement/engagement.process'
import { createEngagementRepository } from '../modules/engagement/engagement.repository'
import { createEngagementService } from '../modules/engagement/engagement.service'
import { createLedgerRepository } from '../modules/ledger/ledger.repository'
import { createLedger } from '../modules/ledger/ledger.service'
import { createListingRepository } from '../modules/listing/listing.repository'
import { createLiveEventRepository } from '../modules/live-event/live-event.repository'
import { createLiveEvents } from '../modules/live-event/live-event.service'
import { createNotificationRepository } from '../modules/notification/notification.repository'
import { createNotifier } from '../modules/notification/notifier'
import { licenceOf } from '../modules/product-file/licence'

const HOUR_MS = 3_600_000
const COMMISSION_PERCENT = 10
const LAST_FOUR = '4242'

/** Takes every transition of the sample engagements. Throws if the process table refuses one. */
export const seedEngagements = async (db: Transaction<Tables>) => {
  const startedAt = Date.now()
  let moment = new Date(startedAt)
  const now = () => moment
  const listings = createListingRepository(db)
  const engagementService = createEngagementService({
    engagementRepository: createEngagementRepository(db),
    deliveryFileRepository: createDeliveryFileRepository(db),
    ledger: createLedger({ ledgerRepository: createLedgerRepository(db), now }),
    commissionPercent: COMMISSION_PERCENT,
    notifier: createNotifier({
      notificationRepository: createNotificationRepository(db),
      liveEvents: createLiveEvents({ liveEventRepository: createLiveEventRepository(db), now }),
      now,
    }),
    // Sample engagements send no mails, and no card was charged for them.
    engagementMailer: { tell: async () => {} },
    // seedInvoices issues them by date.
    invoicing: { credit: async () => {} },
    refunds: { add: async () => {} },
    transfers: { add: async () => {}, takeBack: async () => {} },
    auditTrail: { recordDecision: async () => {} },
    adminNotices: { notify: async () => {} },
    liveEvents: { record: () => {} },
    now,
  })

  const newEngagementOf = (fixture: EngagementFixture, listing: ListingRow, position: number) => {
    const { kind, id: listingId, title, sellerId, priceCents, deliveryDays } = listing
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
      days: isBought && kind === 'service' ? deliveryDays : null,
      licence: isBought && kind === 'product' ? licenceOf(listing) : null,
    }
  }

  await seedOrders(db, startedAt)
  for (const [position, fixture] of engagements.entries()) {
    const listing = assertFound((await listings.byIds([fixture.listing]))[0], fixture.listing)
    let engagement: EngagementRow | undefined
    for (const { step: name, by: actor, hoursAgo, note, amount, days, links } of fixture.steps) {
      moment = new Date(startedAt - hoursAgo * HOUR_MS)
      const step = engagementProcess.step(name)
      const accountIds = { BUYER: fixture.buyer, SELLER: listing.sellerId, ADMIN: adminId(), CLOCK: null }
      const input = {
        note: note ?? null,
        cents: amount === undefined ? undefined : cents(amount),
        days,
        links: [...(links ?? [])],
        files: [],
        token: undefined,
      }
      const card = step.money === 'hold' ? { charge: { cardLastFour: LAST_FOUR, chargeKey: null } } : {}
      const command = { step, actor, byId: accountIds[actor], input, ...card }
      const names = { BUYER: '', SELLER: '' }
      const facts = {
        inactiveSides: [],
        needsTwoAdmins: false,
        isOwnProposal: false,
        refundableCents: 0,
        firstNames: names,
      }
      const refusal = engagement && engagementProcess.refusal(step, actor, { ...engagement, ...facts }, moment)
      if (refusal) throw new Error(`${fixture.number} can't have ${name}: ${refusal}`)
      engagement = engagement
        ? await engagementService.advance(engagement, command)
        : await engagementService.begin(newEngagementOf(fixture, listing, position), command)
    }
    const { id: engagementId, dueAt } = assertFound(engagement, fixture.number)
    // The parties were told on the day.
    if (dueAt !== null && Date.parse(dueAt) < startedAt)
      await db.insertInto('dueNotice').values({ engagementId, kind: 'DUE', dueAt }).execute()
  }
}

const seedOrders = async (db: Transaction<Tables>, startedAt: number) => {
  for (const first of engagements) {
    const { order: id, buyer } = first
    const bought = engagements.filter(({ order }) => order === id)
    if (id === undefined || bought[0] !== first) continue
    const ids = bought.map(({ listing }) => listing)
    const prices = await db.selectFrom('listing').select('priceCents').where('id', 'in', ids).execute()
    const user = users.find(({ id }) => id === buyer)
    const { name, email } = assertFound(user, buyer)
    await db
      .insertInto('order')
      .values({
        id,
        buyerId: buyer,
        placedAt: new Date(startedAt - (first.steps[0]?.hoursAgo ?? 0) * HOUR_MS).toISOString(),
        totalCents: prices.reduce((sum, { priceCents }) => sum + priceCents, 0),
        cardLastFour: LAST_FOUR,
        receiptName: name,
        receiptCompany: null,
        receiptEmail: email,
      })
      .execute()
  }
}

const adminId = () => users.find(({ role }) => role === 'ADMIN')?.id ?? null
