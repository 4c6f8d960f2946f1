import { expect, test } from 'vitest'
import { openDatabase } from '../database/connection'
import { testOutside } from '../testing/outside'
import { nobody } from '../visitor'
import { createServices } from './services'

test('each can be made: none needs itself', async () => {
  const db = openDatabase('file::memory:')
  const services = createServices(db, testOutside(), nobody)
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(services))
  expect(names).toContain('listing')
  for (const name of names) expect(Reflect.get(services, name), name).toBeDefined()
  await db.destroy()
})
