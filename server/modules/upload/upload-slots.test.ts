import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { nobody } from '../../api/visitor'
import { databases } from '../../testing/database/databases'
import { testInfrastructure } from '../../testing/infrastructure'
import { createContainer } from '../container'

describe.each(databases)('slots of uploads on $name', async ({ openSample }) => {
  const db = await openSample()
  afterEach(() => {
    vi.useRealTimers()
    return db.deleteFrom('uploadSlot').execute()
  })
  afterAll(() => db.destroy())

  const users = await db.selectFrom('user').selectAll().orderBy('id').limit(8).execute()
  /** A process of its own takes a slot for the account of this number. */
  const take = async (account: number, kind: 'file' | 'picture' = 'file') => {
    const user = users[account]
    if (!user) throw new Error('The sample data have fewer accounts')
    return createContainer(db, testInfrastructure(), nobody).uploadSlots.take(user, kind)
  }
  const free = async (slot: Awaited<ReturnType<typeof take>> | undefined) => {
    if (typeof slot === 'function') await slot()
  }

  test('in all processes together an account has three, also of those taken at the same moment', async () => {
    const slots = await Promise.all([1, 2, 3, 4, 5].map(() => take(0)))
    expect(slots.filter((slot) => slot === 'too-many-of-account')).toHaveLength(2)
    await free(slots.find((slot) => typeof slot === 'function'))
    expect(await take(0)).toBeTypeOf('function')
    expect(await take(0)).toBe('too-many-of-account')
  })

  test('in all processes together there are twenty', async () => {
    const slots: Awaited<ReturnType<typeof take>>[] = []
    for (let count = 0; count < 20; count += 1) slots.push(await take(count % 7))
    expect(slots.every((slot) => typeof slot === 'function')).toBe(true)
    expect(await take(7)).toBe('too-many')
    await free(slots[0])
    expect(await take(7)).toBeTypeOf('function')
  })

  test('files leave the slots of pictures alone, also those of one account', async () => {
    for (let count = 0; count < 20; count += 1) await take(count % 7)
    expect(await take(7)).toBe('too-many')
    for (const account of [0, 0, 0, 7]) expect(await take(account, 'picture')).toBeTypeOf('function')
    expect(await take(0, 'picture')).toBe('too-many-of-account')
  })

  test('those of a process that was killed end by themselves, and those of a running one are extended', async () => {
    const until = async () =>
      (await db.selectFrom('uploadSlot').select('until').execute()).map((slot) => Date.parse(slot.until))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    for (const account of [0, 0, 0]) await take(account)
    await db.updateTable('uploadSlot').set({ until: '2001-01-01T00:00:00.000Z' }).execute()
    vi.advanceTimersByTime(20_000)
    await expect.poll(async () => Math.min(...(await until()))).toBeGreaterThan(Date.now() + 50_000)
    expect(await take(0)).toBe('too-many-of-account')
    await db.updateTable('uploadSlot').set({ until: '2001-01-01T00:00:00.000Z' }).execute()
    expect(await take(0)).toBeTypeOf('function')
    expect(await until()).toHaveLength(1)
  })
})
