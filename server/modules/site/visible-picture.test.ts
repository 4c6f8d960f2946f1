import { afterAll, describe, expect, test } from 'vitest'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { createVisiblePictureRepository } from './visible-picture.repository'

describe.each(databases)('shown pictures on $name', async ({ openSample }) => {
  const db = await openSample()
  const { isShown } = createVisiblePictureRepository(db)
  afterAll(() => db.destroy())

  test('pictures of public listings, companies and freelancers are shown', async () => {
    const { images } = await db
      .selectFrom('listing')
      .select('images')
      .where('id', '=', 'prd-2101')
      .executeTakeFirstOrThrow()
    const { logo } = await db.selectFrom('company').select('logo').executeTakeFirstOrThrow()
    const pictures = [...images.split('\n'), logo, '/artwork/avatar/usr-jun-watanabe.svg']
    expect(pictures).toHaveLength(4)
    expect(await Promise.all(pictures.map(isShown))).toEqual([true, true, true, true])
  })

  test.each([
    '/artwork/cover/logo-design/srv-none.svg',
    '/artwork/cover/business-products/srv-1101.svg',
    '/artwork/avatar/usr-none.svg',
    '/artwork/emblem/logo-design/ZZ/com-studio-tessel.svg',
    '/artwork/banner/logo-design/com-studio-tessel.svg',
    '/artwork/cover/logo-design/%.svg',
  ])('%s is shown nowhere', async (path) => expect(await isShown(path)).toBe(false))

  test('the picture of a hidden listing is shown nowhere', async () => {
    const images = '/artwork/cover/logo-design/srv-hidden.svg'
    await addListings(db, [{ id: 'srv-hidden', images, visible: 0 }])
    expect(await isShown(images)).toBe(false)
    await db.updateTable('listing').set({ visible: 1 }).where('id', '=', 'srv-hidden').execute()
    expect(await isShown(images)).toBe(true)
  })
})
