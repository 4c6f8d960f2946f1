import { expect, onTestFinished, test } from 'vitest'
import { nobody } from '../api/visitor'
import { samplePayment } from '../infrastructure/payment/sample-payment'
import { DAY_MS } from '../lib/dates'
import { createContainer } from '../modules/container'
import { openSample } from '../testing/database/open-sample'
import { testInfrastructure } from '../testing/infrastructure'
import { expectValue } from '../testing/result'
import { createJobs } from './jobs'

/** Runs a job a number of days later, with a provider that has booked a charge of which we know nothing. Returns the errors in the log. */
const errorsOf = async (name: string, days: number) => {
  const db = await openSample()
  onTestFinished(() => db.destroy())
  const now = () => new Date(Date.now() + days * DAY_MS)
  const infrastructure = testInfrastructure({
    now,
    openPaymentProvider: (db) => ({
      ...samplePayment(db, now),
      async *bookings() {
        yield { kind: 'charge' as const, key: 'pay-unknown', cents: 100, at: new Date(now().getTime() - DAY_MS / 8) }
      },
    }),
  })
  const errors: unknown[] = []
  const job = createJobs({ write: async () => {} }, { error: (...line: unknown[]) => void errors.push(line) }).find(
    (job) => job.name === name,
  )
  await expectValue(job).run(createContainer(db, infrastructure, nobody))
  return errors
}

test('alarm: an overdue dispute is an error in the log', async () => {
  expect(await errorsOf('alerts of admins', 8)).toEqual([
    [{ engagement: expect.stringMatching(/^(eng-|MQ-)/) }, 'A dispute is overdue'],
  ])
})

test('alarm: books that differ are errors in the log', async () => {
  expect(await errorsOf('reconciliation', 0)).toContainEqual([
    { difference: expect.stringContaining('pay-unknown') },
    'The books of the payment provider and ours differ',
  ])
})
