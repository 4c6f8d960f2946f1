import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { startServer } from '../testing/test-server'

describe.each(databases)('kept pages on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = new Date('2026-11-21T12:00:00.000Z')
  const { visit, send } = await startServer({ db, now: () => now, until: afterAll })
  afterAll(() => db.destroy())

  let titles = 0
  const rename = async () => {
    titles += 1
    const title = `Title ${titles}`
    await db.updateTable('listing').set({ title }).where('id', '=', 'srv-1101').execute()
    return title
  }

  test('are never older than the last write', async () => {
    for (const path of ['/service/srv-1101', '/service/srv-1101', '/services/srv-1101']) {
      for (const _ of ['made', 'kept']) await visit(path)
      const title = await rename()
      for (const _ of ['made', 'kept']) expect(await (await visit(path)).text()).toContain(`<h1>${title}</h1>`)
    }
  })
})
