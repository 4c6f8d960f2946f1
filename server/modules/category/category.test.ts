import { afterAll, describe, expect, test } from 'vitest'
import { categories } from '../../../fixtures/categories'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { CategoriesDocument, CategoryDocument } from './category.test.generated'

const countIn = (listings: readonly { category: string }[], slug: string) =>
  listings.filter(({ category }) => category === slug).length
const expected = categories.map((category) => ({
  ...category,
  icon: `/artwork/category/${category.slug}.svg`,
  serviceCount: countIn(services, category.slug),
  productCount: countIn(products, category.slug),
}))

describe.each(databases)('categories on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  test('categories: in the order of the menus, with the counts of their listings', async () => {
    expect((await execute(CategoriesDocument)).data.categories).toEqual(expected)
  })

  test.each(expected)('category: $slug is found by its slug', async (category) => {
    const { data } = await execute(CategoryDocument, { slug: category.slug })
    expect(data.category).toEqual(category)
  })

  test.each(['nonsense', '', 'cat-logo-design', 'Logo-Design', "' or 1=1 --"])(
    'category: %j finds none',
    async (slug) => {
      const { data, errors } = await execute(CategoryDocument, { slug })
      expect([data, errors]).toEqual([{ category: null }, undefined])
    },
  )

  test('categories: filtered by featured', async () => {
    const freshDb = await openSample()
    await freshDb.updateTable('category').set({ featured: 0 }).where('slug', '=', 'logo-design').execute()
    const slugs = async (featured: boolean | null) =>
      (await executor(freshDb)(CategoriesDocument, { featured })).data.categories.map(({ slug }) => slug)
    const all = categories.map(({ slug }) => slug)
    expect(await slugs(true)).toEqual(all.filter((slug) => slug !== 'logo-design'))
    expect(await slugs(false)).toEqual(['logo-design'])
    expect(await slugs(null)).toEqual(all)
    await freshDb.destroy()
  })

  test('category: a new listing is counted', async () => {
    const freshDb = await openSample()
    await addListings(freshDb, [{ id: 'prd-new', kind: 'product', categoryId: 'cat-logo-design' }])
    const { data } = await executor(freshDb)(CategoryDocument, { slug: 'logo-design' })
    expect(data.category).toMatchObject({
      serviceCount: countIn(services, 'logo-design'),
      productCount: countIn(products, 'logo-design') + 1,
    })
    await freshDb.destroy()
  })
})
