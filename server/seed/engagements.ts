import { sql, type Transaction } from 'kysely'
import { engagements } from '../../fixtures/engagements'
import type { EngagementFixture, StepFixture } from '../../fixtures/engagements/engagement-fixture'
import { mandates } from '../../fixtures/engagements/mandates'
import { sampleAnswers } from '../../fixtures/service-content'
import { assertFound } from '../database/rows'
import type { EngagementRow, ListingRow, Tables } from '../database/tables/tables'
import { earlier, HOUR_MS } from '../lib/dates'
import { cents } from '../lib/money'
import { sum, sumOf } from '../lib/sum'
import { brokerOf } from '../modules/engagement/broker/introduction'
import { createDeadlineRepository } from '../modules/engagement/deadlines/deadline.repository'
import { createEngagementNotices } from '../modules/engagement/engagement.notices'
import { noGuardValues } from '../modules/engagement/engagement.parties'
import { engagementProcess } from '../modules/engagement/engagement.process'
import { createEngagementRepository } from '../modules/engagement/engagement.repository'
import { createEngagementService } from '../modules/engagement/engagement.service'
import type { EngagementStep } from '../modules/engagement/engagement.step'
import { extraInput } from '../modules/engagement/extras/extra-change'
import { extraOnOffer } from '../modules/engagement/extras/extras-on-offer'
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
import { emptyInput, type TransitionInput } from '../process/fields'
import { nameOf, sampleIdOf, sampleUser } from './sample-accounts'
import { CARD_LAST_FOUR, COMMISSION_PERCENT } from './sample-terms'

/** Takes every transition of the sample engagements. Throws if the process table refuses one. */
export const seedEngagements = async (db: Transaction<Tables>) => {
  const startedAt = new Date()
  let moment = startedAt
  const now = () => moment
  const listings = createListingRepository(db)
  const engagementRepository = createEngagementRepository(db)
  const engagementService = createEngagementService({
    deadlineRepository: createDeadlineRepository(db),
    engagementRepository,
    // The files of the sample data are added where there is a file store.
    attachmentService: { attach: async () => {} },
    ledger: createLedger({ ledgerRepository: createLedgerRepository(db), now }),
    commissionPercent: COMMISSION_PERCENT,
    engagementNotices: createEngagementNotices({
      engagementRepository,
      notifier: createNotifier({
        notificationRepository: createNotificationRepository(db),
        liveEvents: createLiveEvents({ liveEventRepository: createLiveEventRepository(db), now }),
        now,
      }),
      // Sample engagements send no mails.
      engagementMailer: { mailParties: async () => {}, mailBroker: async () => {} },
      adminNotices: { notify: async () => {} },
      liveEvents: { record: () => {} },
    }),
    // seedInvoices issues them by date.
    invoicing: { credit: async () => {} },
    beforeCommit: () => {},
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
      position: isBought ? position : 0,
      priceCents: isBought ? unitCents : null,
      days: isBought && kind === 'service' ? deliveryDays : null,
      licence: isBought && kind === 'product' ? soldLicence(listing, choice) : null,
      choice: isBought ? storedChoice(choice) : null,
      questions: isBought ? listing.questions : emptyContent.questions,
      ...brokerIn(fixture),
    }
  }

  await seedOrders(db, startedAt)
  const inputOf = (stepFixture: StepFixture, before: EngagementRow | undefined): TransitionInput => {
    const { note, amount, days, milestones = [], links, extra, asked, names = [] } = stepFixture
    if (extra !== undefined) return extraInput(assertFound(before && extraOnOffer(before, extra), extra))
    const offered = milestones.map(({ price, ...milestone }) => ({ ...milestone, cents: cents(price) }))
    const isSplit = offered.length > 0
    const price = amount === undefined ? undefined : cents(amount)
    return {
      ...emptyInput,
      note: note ?? null,
      cents: isSplit ? sumOf(offered, ({ cents }) => cents) : price,
      days: isSplit ? sumOf(offered, ({ days }) => days) : days,
      milestones: offered,
      links: [...(links ?? [])],
      names: [...names],
      choice: asked,
    }
  }

  const commandOf = (
    fixture: EngagementFixture,
    listing: ListingRow,
    stepFixture: StepFixture,
    before?: EngagementRow,
  ) => {
    const { step: name, by: actor } = stepFixture
    const step = engagementProcess.step(name)
    const accountIds = { BUYER: fixture.buyer, SELLER: listing.sellerId, ADMIN: sampleIdOf('ADMIN'), CLOCK: null }
    const isPaid = step.money === 'hold' || step.money === 'hold-more'
    const card = isPaid ? { charge: { cardLastFour: CARD_LAST_FOUR, chargeKey: null } } : {}
    const questions = name === 'ACCEPT_OFFER' ? { questions: listing.questions } : {}
    const ndaNames = { BUYER: nameOf(fixture.buyer), SELLER: nameOf(listing.sellerId) }
    const command = { step, actor, byId: accountIds[actor], input: inputOf(stepFixture, before), ndaNames }
    return { ...command, ...questions, ...card, ...answersOf(fixture, step, listing) }
  }

  const advance = async (fixture: EngagementFixture, listing: ListingRow, before: EngagementRow, next: StepFixture) => {
    moment = earlier(startedAt, next.hoursAgo * HOUR_MS)
    const command = commandOf(fixture, listing, next, before)
    const refusal = engagementProcess.refusal(command.step, command.actor, { ...before, ...noFacts }, moment)
    if (refusal) throw new Error(`${before.number} can't have ${next.step}: ${refusal}`)
    return assertFound(await engagementService.advance(before, command), before.id)
  }

  /** The parties were told on the day. */
  const addDueNotice = async ({ id: engagementId, dueAt }: EngagementRow) => {
    if (dueAt !== null && dueAt < startedAt.toISOString())
      await db.insertInto('dueNotice').values({ engagementId, kind: 'DUE', dueAt }).execute()
  }

  for (const [position, fixture] of engagements.entries()) {
    const listing = assertFound((await listings.byIds([fixture.listing]))[0], fixture.listing)
    const [beginning, ...steps] = fixture.steps
    const begun = assertFound(beginning, fixture.number)
    moment = earlier(startedAt, begun.hoursAgo * HOUR_MS)
    const details = newEngagementOf(fixture, listing, position)
    let engagement = await engagementService.begin(details, commandOf(fixture, listing, begun))
    for (const step of steps) engagement = await advance(fixture, listing, engagement, step)
    await addDueNotice(engagement)
    for (const [index, { number, steps }] of (fixture.milestones ?? []).entries()) {
      let milestone: EngagementRow = await db
        .updateTable('engagement')
        .set(({ ref }) => ({
          number,
          searchText: sql`replace(${ref('searchText')}, lower(${ref('number')}), ${number.toLowerCase()})`,
        }))
        .where('planId', '=', engagement.id)
        .where('position', '=', index + 1)
        .returningAll()
        .executeTakeFirstOrThrow()
      for (const step of steps) milestone = await advance(fixture, listing, milestone, step)
      await addDueNotice(milestone)
    }
  }
}

const noFacts = { ...noGuardValues, inactiveSides: [], firstNames: { BUYER: '', SELLER: '' } }

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

const seedOrders = async (db: Transaction<Tables>, startedAt: Date) => {
  for (const first of engagements) {
    const { order: id, buyer } = first
    const bought = engagements.filter(({ order }) => order === id)
    if (id === undefined || bought[0] !== first) continue
    const ids = bought.map(({ listing }) => listing)
    const rows = await createListingRepository(db).byIds(ids)
    const prices = bought.flatMap((fixture) =>
      rows.filter((row) => row.id === fixture.listing).map((row) => chosenIn(fixture, row).unitCents),
    )
    const { name, email } = sampleUser(buyer)
    await db
      .insertInto('order')
      .values({
        id,
        buyerId: buyer,
        placedAt: earlier(startedAt, (first.steps[0]?.hoursAgo ?? 0) * HOUR_MS).toISOString(),
        totalCents: sum(prices),
        cardLastFour: CARD_LAST_FOUR,
        receiptName: name,
        receiptCompany: null,
        receiptEmail: email,
      })
      .execute()
  }
}
