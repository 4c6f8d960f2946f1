import type { Log } from './log'
import type { Services } from './services/services'

const EVERY_MS = 30_000
/** A payment is under way for less than this. */
const PAYMENT_MS = 60_000

/** Settles what a stop has left open, then does every half minute what is due; gives what ends that. */
export const startClockwork = (services: () => Services, now: () => Date, log: Log) => {
  const guarded = (work: string, run: () => Promise<unknown>) =>
    run().catch((error: unknown) => log.error({ err: error, work }, 'Work of the clock failed'))

  const tick = async (paymentsBefore: Date) => {
    const { deadline, delivery, paying, refunding, reviewing, siteClock } = services()
    await guarded('clock', siteClock.keepUp)
    await guarded('payments', () => paying.settle(paymentsBefore))
    await guarded('deadlines', deadline.fireDue)
    await guarded('refunds', refunding.carryAll)
    await guarded('reviews', reviewing.publishDue)
    await guarded('mail', delivery.deliver)
  }

  let running = tick(now())
  let isWaiting = false
  // One after the other: a slow one is not overtaken, and one at most waits behind it.
  const timer = setInterval(() => {
    if (isWaiting) return
    isWaiting = true
    running = running.then(() => {
      isWaiting = false
      return tick(new Date(now().getTime() - PAYMENT_MS))
    })
  }, EVERY_MS).unref()

  return async () => {
    clearInterval(timer)
    await running
  }
}
