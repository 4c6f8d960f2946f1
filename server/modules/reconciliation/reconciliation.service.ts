import { toLines } from '../../database/columns'
import type { BookingKind, PaymentProvider, ProviderBooking } from '../../infrastructure/payment/payment'
import { HOUR_MS, later } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { priceText } from '../../lib/money'
import type { Book, BookEntry } from '../payment/books'
import type { Charges } from '../payment/charge.service'
import type { ChargebackWorker } from '../payout/chargeback.worker'
import type { ReconciliationRepository } from './reconciliation.repository'

/** Each day is compared three times. */
const PERIOD_MS = 72 * HOUR_MS
/** Longer than the longest wait between two questions about a charge: newer rows may not be settled. */
const SETTLING_MS = 2 * HOUR_MS
const BATCH = 500
/** Reached after half an hour of failures. */
const MANY_ATTEMPTS = 6

interface Dependencies {
  books: Record<BookingKind, Book>
  charges: Pick<Charges, 'recheck'>
  chargebackWorker: Pick<ChargebackWorker, 'recheck'>
  paymentProvider: Pick<PaymentProvider, 'bookings' | 'inquiries'>
  reconciliationRepository: ReconciliationRepository
  now: () => Date
}

/** Compares the provider's books with our rows, and our rows with the ledger. */
export const createReconciliation = (dependencies: Dependencies) => {
  const { books, charges, chargebackWorker, paymentProvider, reconciliationRepository, now } = dependencies

  /** Bookings of the provider that differ from our rows. */
  const unlikeOurs = async (kind: BookingKind, bookings: readonly ProviderBooking[]) => {
    const differences: string[] = []
    for (const batch of batchesOf(bookings)) {
      const own = byKey(await books[kind].find(batch.map(({ key }) => key)))
      for (const { key, cents } of batch) {
        const entry = own.get(key)
        const name = `a ${kind} of ${priceText(cents)} with the key ${key}`
        if (!entry) {
          differences.push(`The provider has booked ${name}, which we don’t know.`)
          if (kind === 'chargeback') await chargebackWorker.recheck(key)
        } else if (entry.cents !== cents)
          differences.push(`The provider has booked ${name}. In our books it is ${priceText(entry.cents)}.`)
        else if (!entry.isDone) {
          differences.push(`The provider has booked ${name}. In our books it is not made.`)
          if (kind === 'charge') await charges.recheck(key)
          if (kind === 'chargeback') await chargebackWorker.recheck(key)
        }
      }
    }
    return differences
  }

  /** Inquiries of banks that we don't know, because their notification was lost. */
  const unknownInquiries = async (since: Date) => {
    const keys: string[] = []
    for await (const key of paymentProvider.inquiries?.(since) ?? []) keys.push(key)
    const differences: string[] = []
    for (const batch of batchesOf(keys)) {
      const known = byKey(await books.chargeback.find(batch))
      for (const key of batch.filter((key) => !known.has(key))) {
        differences.push(`A bank has opened an inquiry with the key ${key}, which we don’t know.`)
        await chargebackWorker.recheck(key)
      }
    }
    return differences
  }

  /** Rows of ours that the provider has not booked. */
  const notBooked = async (kind: BookingKind, booked: ReadonlySet<string>, from: string, until: string) =>
    (await books[kind].doneBetween(from, until))
      .filter(({ key }) => !booked.has(key))
      .map(
        ({ key, cents }) =>
          `We have a ${kind} of ${priceText(cents)} with the key ${key}. The provider has not booked it.`,
      )

  /** Charges whose engagements hold, refund or lose other sums in the ledger. */
  const unlikeLedger = async (from: string, until: string) => {
    const differences: string[] = []
    for (const batch of batchesOf(await reconciliationRepository.changedCharges(from, until))) {
      const keys = batch.map(({ key }) => key)
      const ledger = await reconciliationRepository.ledgerOf(keys)
      const refunds = await reconciliationRepository.refundsOf(keys)
      const lost = await reconciliationRepository.lostChargebacksOf(keys)
      for (const { key, cents } of batch) {
        const sums = ledger.find(({ chargeKey }) => chargeKey === key)
        const [received, back] = [sums?.paid ?? 0, sums?.refunded ?? 0]
        const sumIn = (sums: typeof refunds) => sums.find(({ chargeKey }) => chargeKey === key)?.cents ?? 0
        const [refunded, chargedBack] = [sumIn(refunds), sumIn(lost)]
        if (received !== cents)
          differences.push(
            `The charge ${key} is ${priceText(cents)}. The ledger has received ${priceText(received)} for it.`,
          )
        if (back !== refunded + chargedBack) {
          const lostText = chargedBack === 0 ? '' : `, its lost chargebacks ${priceText(chargedBack)}`
          differences.push(
            `The refunds of the charge ${key} are ${priceText(refunded)}${lostText}. The ledger has refunded ${priceText(back)}.`,
          )
        }
      }
    }
    return differences
  }

  /** Transfers, less what is taken back, that are not what their payee has in the ledger. */
  const unlikeEarnings = async (from: string) =>
    (await reconciliationRepository.transfersSince(from))
      .filter(({ kept, earned }) => kept !== earned)
      .map(
        ({ engagementId, payee, kept, earned }) =>
          `The transfers of ${engagementId} leave the ${payee} ${priceText(kept)}. In the ledger it is ${priceText(earned)}.`,
      )

  const failing = async () => [
    ...(await reconciliationRepository.failingRefunds()).map(
      ({ id, chargeKey, cents }) =>
        `The refund ${id} of ${priceText(cents)} keeps failing. Its charge is ${chargeKey}.`,
    ),
    ...(await reconciliationRepository.failingTransfers(MANY_ATTEMPTS)).map(
      ({ id, engagementId, cents }) => `The transfer ${id} of ${priceText(cents)} for ${engagementId} keeps failing.`,
    ),
    ...(await reconciliationRepository.failingReversals(MANY_ATTEMPTS)).map(
      ({ id, engagementId, cents }) =>
        `The return ${id} of ${priceText(cents)} from a transfer for ${engagementId} keeps failing.`,
    ),
  ]

  return {
    /** Stores and returns the differences, a sentence each. */
    run: async () => {
      const at = now().getTime()
      const since = new Date(at - PERIOD_MS)
      const until = new Date(at - SETTLING_MS)
      const bookings: Record<BookingKind, ProviderBooking[]> = {
        charge: [],
        refund: [],
        transfer: [],
        reversal: [],
        chargeback: [],
      }
      for await (const booking of paymentProvider.bookings(since)) bookings[booking.kind].push(booking)
      // The provider may have booked rows from the beginning of the period shortly before it.
      const from = later(since, HOUR_MS).toISOString()
      const differences: string[] = []
      for (const kind of ['charge', 'refund', 'transfer', 'reversal', 'chargeback'] as const) {
        const settled = bookings[kind].filter((booking) => booking.at <= until)
        const booked = new Set(bookings[kind].map(({ key }) => key))
        differences.push(...(await unlikeOurs(kind, settled)))
        differences.push(...(await notBooked(kind, booked, from, until.toISOString())))
      }
      differences.push(
        ...(await unknownInquiries(since)),
        ...(await unlikeLedger(from, until.toISOString())),
        ...(await unlikeEarnings(from)),
        ...(await failing()),
      )
      const row = { id: newId('rec'), at: new Date(at).toISOString(), differences: toLines(differences) }
      await reconciliationRepository.add(row)
      return differences
    },
  }
}

const batchesOf = <Entry>(entries: readonly Entry[]) =>
  Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, i) => entries.slice(i * BATCH, (i + 1) * BATCH))

const byKey = (entries: readonly BookEntry[]) => new Map(entries.map((entry) => [entry.key, entry]))
