import { nobody } from '../../api/visitor'
import type { Database } from '../../database/connection'
import { migrate } from '../../database/migrate'
import { openDatabase } from '../../database/open-database'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { createContainer } from '../../modules/container'
import { newVisitor } from '../execute'
import { testInfrastructure } from '../infrastructure'

const account = (id: string, role: 'CUSTOMER' | 'BROKER') => ({
  id,
  role,
  name: id,
  email: `${id}@example.com`,
  searchText: id,
  avatar: '/avatar.svg',
  createdAt: new Date(0).toISOString(),
  emailNotifications: 0,
})

/** A database in memory with one buyer and one seller, for tests that share it among thousands of histories. */
export const openMarketplace = async () => {
  const db = openDatabase('file::memory:')
  await migrate(db)
  await db
    .insertInto('user')
    .values([account('usr-buyer', 'CUSTOMER'), account('usr-seller', 'BROKER')])
    .execute()
  return db
}

/** A process of the server. After `kill` it gets no answer any more, and does nothing of what it had left to do. */
export const startProcess = (db: Database, provider: PaymentProvider, now: () => Date) => {
  let isAlive = true
  const whileAlive = <Answer>(answer: Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      answer.then(
        (value) => isAlive && resolve(value),
        (error: unknown) => isAlive && reject(error),
      )
    })
  const mortal: PaymentProvider = {
    ...provider,
    charge: (charge) => whileAlive(provider.charge(charge)),
    find: (key) => whileAlive(provider.find(key)),
    cancel: (key) => whileAlive(provider.cancel(key)),
    refund: (refund) => whileAlive(provider.refund(refund)),
  }
  const infrastructure = testInfrastructure({
    now,
    openPaymentProvider: () => mortal,
    afterResponse: (_, work) => {
      // Jobs repeat a failed call.
      if (isAlive) void work().catch(() => {})
    },
  })
  return {
    forRequest: () => createContainer(db, infrastructure, newVisitor()),
    forJob: () => createContainer(db, infrastructure, nobody),
    kill: () => {
      isAlive = false
    },
  }
}
