import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { field, openNewProduct, press, status, write } from './listing-editor.testing'

const idOf = ({ state }: Awaited<ReturnType<typeof openNewProduct>>) => state.location.pathname.split('/').at(-1) ?? ''

test('publish: a draft that another tab has changed is not published, and the page asks which version to keep', async () => {
  const router = await openNewProduct()
  await status('Saved')
  const updatedAt = new Date(Date.now() + 60_000).toISOString()
  await changeSampleData((db) =>
    db
      .updateTable('listingDraft')
      .set({ priceCents: 1_200, updatedAt })
      .where('listingId', '=', idOf(router))
      .execute(),
  )
  await press('Publish product')
  await main().findByText('It was changed elsewhere, so nothing was published.')
  expect(field('Price in US dollars').value).toBe('')
  await press('Take the other version')
  expect(field('Price in US dollars').value).toMatch(/^12(\.00)?$/)
})

test('publish: changes of a listing that is taken down are saved, and the page does not say that everybody sees them', async () => {
  await signedInAs('vendor')
  await changeSampleData((db) =>
    db.updateTable('listing').set({ takenDown: 1, visible: 0 }).where('id', '=', 'prd-2801').execute(),
  )
  await visit('/dashboard/vendor/products/prd-2801')
  await main().findByText('Taken down')
  await write(field('Title'), ', again')
  await press('Publish changes')
  await main().findByText('Your changes are saved. Marque has taken this listing down, so nobody else can see it.')
  expect(main().queryByRole('link', { name: 'See its public page' })).toBeNull()
})
