import { afterAll, describe, expect, test } from 'vitest'
import { categories } from '../../../fixtures/categories'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'

const fields = 'id slug name description icon featured serviceCount productCount'
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

  test('come in the order of the menus, with their numbers of listings', async () => {
    expect((await execute(`{ categories { ${fields} } }`)).data.categories).toEqual(expected)
  })

  test.each(expected)('$slug is found by its slug', async (category) => {
    const { data } = await execute(`query ($slug: String!) { category(slug: $slug) { ${fields} } }`, category)
    expect(data.category).toEqual(category)
  })

  test.each(['nonsense', '', 'cat-logo-design', 'Logo-Design', "' or 1=1 --"])('%j is no category', async (slug) => {
    const { data, errors } = await execute('query ($slug: String!) { category(slug: $slug) { id } }', { slug })
    expect([data, errors]).toEqual([{ category: null }, undefined])
  })

  test('featured or not is told apart', async () => {
    const own = await openSample()
    await own.updateTable('category').set({ featured: 0 }).where('slug', '=', 'logo-design').execute()
    const slugs = async (field: string) =>
      (await executor(own)(`{ list: ${field} { slug featured } }`)).data.list.map(({ slug }: { slug: string }) => slug)
    const all = categories.map(({ slug }) => slug)
    expect(await slugs('categories(featured: true)')).toEqual(all.filter((slug) => slug !== 'logo-design'))
    expect(await slugs('categories(featured: false)')).toEqual(['logo-design'])
    expect(await slugs('categories(featured: null)')).toEqual(all)
    await own.destroy()
  })

  test('a new listing counts', async () => {
    const own = await openSample()
    await addListings(own, [{ id: 'prd-new', kind: 'product', categoryId: 'cat-logo-design' }])
    const { data } = await executor(own)('{ category(slug: "logo-design") { serviceCount productCount } }')
    expect(data.category).toEqual({
      serviceCount: countIn(services, 'logo-design'),
      productCount: countIn(products, 'logo-design') + 1,
    })
    await own.destroy()
  })
})
