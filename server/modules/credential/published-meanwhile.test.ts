import { expect, onTestFinished, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { untilDoneOrWaiting } from '../../testing/database/until-waiting'
import { testInfrastructure } from '../../testing/infrastructure'
import { createContainer } from '../container'
import { createUserRepository } from '../user/user.repository'
import { credentialProcess } from './credential.process'

const listingId = 'srv-published-meanwhile'

// SQLite has one writer.
test('credential: a listing that is being published when the check of its seller ends is in no list of checked sellers', async () => {
  const postgres = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()
  const db = await postgres.openSample()
  onTestFinished(() => db.destroy())
  const { inTransaction } = createContainer(db, testInfrastructure(), nobody)
  const credentials = db.selectFrom('credential').selectAll().where('state', '=', 'CHECKED')
  const credential = await credentials.orderBy('id').executeTakeFirstOrThrow()
  const { userId } = credential

  const { ending } = await db.transaction().execute(async (transaction) => {
    await createUserRepository(transaction).lock(userId)
    await addListings(transaction, [{ id: listingId, sellerId: userId }])
    const step = credentialProcess.step('EXPIRE')
    const end = inTransaction((scope) => scope.credentialService.advance(credential, step, undefined))
    await untilDoneOrWaiting(db, end)
    return { ending: end }
  })
  await ending

  const ofListing = await db.selectFrom('listingTrait').select(['trait', 'value']).where('id', '=', listingId).execute()
  const ofSeller = await db.selectFrom('sellerTrait').select(['trait', 'value']).where('userId', '=', userId).execute()
  expect(new Set(ofListing)).toEqual(new Set(ofSeller))
})
