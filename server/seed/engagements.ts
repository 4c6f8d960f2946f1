import type { Transaction } from 'kysely'
import type { EngagementFixture } from '../../fixtures/engagement-fixture'
import { engagements } from '../../fixtures/engagements'
import { mandates } from '../../fixtures/mandates'
import { sampleAnswers } from '../../fixtures/service-content'
import { users } from '../../fixtures/users'
import { assertFound } from '../database/loader'
import type { EngagementRow, ListingRow, Tables } from '../database/tables/tables'
import { cents } from '../lib/money'
import { brokerOf } from '../modules/engagement/broker/introduction'
import { createEngagementNotices } from '../modules/engagement/engagement.notices'
import { engagementProcess } from '../modules/engagement/engagement.process'
import { createEngagementRepository } from '../modules/engagement/engagement.repository'
import { createEngagementService } from '../modules/engagement/engagement.service'
import type { EngagementStep } from '../modules/engagement/engagement.step'
import { createLedgerRepository } from '../modules/ledger/ledger.repository'
import { createLedger } from '../modules/ledger/ledger.service'
import { createListingRepository } from '../modules/listing/listing.repository'
import { choose, storedChoice } from '../modules/listing-option/choice'
import { createLiveEventRepository } from '../modules/live-event/live-event.repository'
import { createLiveEvents } from '../modules/live-event/live-event.service'
import { createNotificationRepository } from '../modules/notification/notification.repository'
import { createNotifier } from '../modules/notification/notifier'
import { soldLicence } from '../modules/product-file/licence'
import { emptyContent, readQuestions } from '../modules/service-content/service-content'
import { emptyInput } from '../process/fields'

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
    // The files of the sample data are added where there is a file store.
    attachmentService: { attach: async () => {} },
    ledger: createLedger({ ledgerRepository: createLedgerRepository(db), now }),
    commissionPercent: COMMISSION_PERCENT,
    engagementNotices: createEngagementNotices({
      notifier: createNotifier({
        notificationRepository: createNotificationRepository(db),
        liveEvents: createLiveEvents({ liveEventRepository: createLiveEventRepository(db), now }),
        now,
      }),
      // Sample engagements send no mails.
      engagementMailer: { tell: async () => {}, tellBroker: async () => {} },
      adminNotices: { notify: async () => {} },
      liveEvents: { record: () => {} },
    }),
    // seedInvoices issues them by date.
    invoicing: { credit: async () => {} },
    // No card was charged for them.
    refunds: { add: async () => {} },
    transfers: { add: async () => {}, takeBack: async () => {} },
    auditTrail: { recordDecision: async () => {} },
    now,
  })

  const newEngagementOf = (fixture: EngagementFixture, listing: ListingRow, position: number) => {
    const { kind, id: listingId, title, sellerId } = listing
    const isBought = fixture.order !== undefined
    const { choice, unitCents, deliveryDays } = chosenIn(fixture, listing)
    return {
      number: fixture.number,
      kind,
      title,
      listingId,
      listingDescription: listing.description,
      quantity: 1,
      buyerId: fixture.buyer,
      sellerId,
      orderId: fixture.order ?? null,
      position,
      priceCents: isBought ? unitCents : null,
      days: isBought && kind === 'service' ? deliveryDays : null,
      licence: isBought && kind === 'product' ? soldLicence(listing, choice) : null,
      choice: isBought ? storedChoice(choice) : null,
      questions: isBought ? listing.questions : emptyContent.questions,
      ...brokerIn(fixture),
    }
  }

  await seedOrders(db, startedAt)
  for (const [position, fixture] of engagements.entries()) {
    const listing = assertFound((await listings.byIds([fixture.listing]))[0], fixture.listing)
    let engagement: EngagementRow | undefined
    for (const { step: name, by: actor, hoursAgo, note, amount, days, links, asked } of fixture.steps) {
      moment = new Date(startedAt - hoursAgo * HOUR_MS)
      const step = engagementProcess.step(name)
      const accountIds = { BUYER: fixture.buyer, SELLER: listing.sellerId, ADMIN: adminId(), CLOCK: null }
      const input = {
        ...emptyInput,
        note: note ?? null,
        cents: amount === undefined ? undefined : cents(amount),
        days,
        rounds: undefined,
        links: [...(links ?? [])],
        choice: asked,
      }
      const card = step.money === 'hold' ? { charge: { cardLastFour: LAST_FOUR, chargeKey: null } } : {}
      const questions = name === 'ACCEPT_OFFER' ? { questions: listing.questions } : {}
      const command = {
        step,
        actor,
        byId: accountIds[actor],
        input,
        ...questions,
        ...card,
        ...answersOf(fixture, step, listing),
      }
      const names = { BUYER: '', SELLER: '' }
      const facts = {
        inactiveSides: [],
        needsTwoAdmins: false,
        isOwnProposal: false,
        refundableCents: 0,
        mandateIsActive: false,
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

const answersOf = ({ number }: EngagementFixture, { name }: EngagementStep, listing: ListingRow) => {
  if (name !== 'SUBMIT_REQUIREMENTS') return {}
  const texts = sampleAnswers[number] ?? []
  const asked = readQuestions(listing).slice(0, texts.length)
  return { answers: asked.map(({ text }, index) => ({ question: text, text: texts[index] ?? null, fileIds: [] })) }
}

/** The broker of the fixture's mandate, with the fee. */
const brokerIn = ({ mandate: id }: EngagementFixture) => {
  if (id === undefined) return {}
  const { broker: brokerId, feePercent } = assertFound(
    mandates.find((mandate) => mandate.id === id),
    id,
  )
  return brokerOf({ mandateId: id, brokerId, feePercent })
}

const chosenIn = ({ choice, number }: EngagementFixture, listing: ListingRow) =>
  assertFound(choose(listing, choice ?? {}), number)

const seedOrders = async (db: Transaction<Tables>, startedAt: number) => {
  for (const first of engagements) {
    const { order: id, buyer } = first
    const bought = engagements.filter(({ order }) => order === id)
    if (id === undefined || bought[0] !== first) continue
    const ids = bought.map(({ listing }) => listing)
    const rows = await createListingRepository(db).byIds(ids)
    const prices = bought.flatMap((fixture) =>
      rows.filter((row) => row.id === fixture.listing).map((row) => chosenIn(fixture, row).unitCents),
    )
    const user = users.find(({ id }) => id === buyer)
    const { name, email } = assertFound(user, buyer)
    await db
      .insertInto('order')
      .values({
        id,
        buyerId: buyer,
        placedAt: new Date(startedAt - (first.steps[0]?.hoursAgo ?? 0) * HOUR_MS).toISOString(),
        totalCents: prices.reduce((sum, price) => sum + price, 0),
        cardLastFour: LAST_FOUR,
        receiptName: name,
        receiptCompany: null,
        receiptEmail: email,
      })
      .execute()
  }
}

const adminId = () => users.find(({ role }) => role === 'ADMIN')?.id ?? null
