import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { runAs, signedInAs } from '../../testing/api'
import { addProductFile } from '../../testing/product-files'
import { advanceInOtherTab, buyListing } from '../../testing/purchase'
import { main, visit } from '../../testing/render-screen'

const delivered = async () => within(await main().findByRole('region', { name: 'What was delivered' }))
const path = (id: string) => `/dashboard/engagements/${id}`
const download = { name: 'Download Report.pdf' }

/** The sample customer buys a product with a file. */
const buyReport = async (product: string, price: number) => {
  const fileId = await addProductFile(product, { name: 'Report.pdf', size: 20_480 })
  return { fileId, ...(await buyListing(product, price)) }
}

test('downloads: in the order, with the licence', async () => {
  const { id } = await buyReport('prd-2801', 699)
  await visit(path(id))
  const link = await (await delivered()).findByRole('link', download)
  expect(link.getAttribute('href')).toMatch(new RegExp(`^/product-files/pfl-.*engagement=${id}$`))
  expect((await delivered()).getByText('20 KB')).toBeTruthy()
  await userEvent.click((await delivered()).getByText('Licence'))
  expect((await delivered()).getByText(/^You may use these files in your own business/)).toBeTruthy()
})

test('downloads: the newest version first, the bought one beside it', async () => {
  const { id, fileId } = await buyReport('prd-2804', 849)
  const createdAt = new Date(Date.now() + 1_000).toISOString()
  await addProductFile('prd-2804', { name: 'Report.pdf', seriesId: fileId, version: 2, createdAt })
  await visit(path(id))
  expect((await (await delivered()).findByText(/^Version 2 of /)).textContent).toMatch(/^Version 2 of .*, 8 bytes$/)
  expect((await delivered()).getByRole('link', { name: 'version 1 of Report.pdf' })).toBeTruthy()
})

test('downloads: on the confirmation page', async () => {
  const { orderId } = await buyReport('prd-2809', 449)
  await visit(`/checkout?order=${orderId}`)
  expect(await main().findByRole('link', download)).toBeTruthy()
})

test('downloads: in Orders, once they are opened', async () => {
  await buyReport('prd-2101', 49.99)
  await visit('/dashboard/customer/orders')
  const button = await main().findByRole('button', { name: 'Download: Invention Disclosure Forms' })
  expect(main().queryByRole('link', download)).toBeNull()
  await userEvent.click(button)
  expect(await main().findByRole('link', download)).toBeTruthy()
})

test('downloads: without files, each side is told what happens', async () => {
  const { id } = await buyListing('prd-2802', 99)
  await visit(path(id))
  expect(await (await delivered()).findByText(/^The seller has not added the files yet\./)).toBeTruthy()
})

test('downloads: a full refund ends them, and the page says so', async () => {
  const { id } = await buyReport('prd-2103', 59.99)
  await advanceInOtherTab(id, 1, { openDispute: { reason: 'It does not open.' } })
  await runAs('admin', () => advanceInOtherTab(id, 2, { resolve: { refund: 59.99, reason: 'It does not.' } }))
  await signedInAs('customer')
  await visit(path(id))
  expect(await (await delivered()).findByText(/^You were refunded in full/)).toBeTruthy()
  expect((await delivered()).queryByRole('link', download)).toBeNull()
})
