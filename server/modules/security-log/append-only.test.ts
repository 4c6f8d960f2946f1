import { afterAll, describe, expect, test } from 'vitest'
import { DeleteAccountDocument } from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { createSecurityLogRepository } from './security-log.repository'

const YEAR = 365 * 86_400_000
const refusal = 'Security events are append-only'

describe.each(databases)('append-only security log on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const repository = createSecurityLogRepository(db)
  afterAll(() => db.destroy())

  const eventsOf = (userId: string) =>
    db.selectFrom('securityEvent').select('id').where('userId', '=', userId).execute()
  const accountWithEvent = async (email: string) => {
    const account = await registeredAs(execute, email)
    expect(await eventsOf(account.id)).toHaveLength(1)
    return account
  }

  test('the database refuses to change or delete an event', async () => {
    const { id } = await accountWithEvent('appended@example.com')
    const change = db.updateTable('securityEvent').set({ device: 'another' }).where('userId', '=', id)
    await expect(change.execute()).rejects.toThrow(refusal)
    await expect(repository.removeAllOf(id)).rejects.toThrow(refusal)
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('the sweep removes events that are older than a year, and keeps the others', async () => {
    const { id } = await accountWithEvent('swept@example.com')
    const add = (name: string, age: number) =>
      repository.add({
        id: `sec-${name}`,
        at: new Date(Date.now() - age).toISOString(),
        userId: id,
        kind: 'PASSWORD_CHANGED',
        details: '',
        device: '',
        network: '',
      })
    await add('old', 1.1 * YEAR)
    await add('younger', 0.9 * YEAR)
    await repository.removeOld()
    const ids = (await eventsOf(id)).map((event) => event.id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain('sec-younger')
  })

  test('the deletion of an account removes its events', async () => {
    const { id, visitor } = await accountWithEvent('forgotten@example.com')
    const { data } = await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, visitor)
    expect(data.deleteAccount.__typename).toBe('AccountDeleted')
    expect(await eventsOf(id)).toEqual([])
  })
})
