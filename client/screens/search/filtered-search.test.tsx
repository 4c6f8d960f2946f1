import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const paths = () => [...document.querySelectorAll('article h2 a')].map((link) => link.getAttribute('href'))

test('search: a filtered search names its filter and links to the search without filter', async () => {
  await visit('/search?q=logo&kind=product&category=logo-design&max=60')
  const left = products.filter(({ category, price }) => category === 'logo-design' && price <= 60)
  const { parentElement } = await screen.findByText(`Found ${left.length} results`)
  expect(parentElement?.textContent).toBe(
    `Found ${left.length} results for “logo” among products in Logo Design, up to $60`,
  )
  expect(paths().sort()).toEqual(left.map(({ id }) => `/products/${id}`).sort())
  expect(screen.getByText('Products, best match first')).toBeTruthy()
  await user.click(screen.getByText('Search the whole marketplace'))
  expect(await screen.findByText('Products and services, best match first')).toBeTruthy()
})

test('search: a filter without a text shows the newest first and can be saved', async () => {
  await signedInAs('customer')
  const router = await visit('/search?category=logo-design&max=60')
  expect(await screen.findByText('Products and services, newest first')).toBeTruthy()
  await user.click(await screen.findByText('Save this search'))
  expect(await screen.findByText(/^Saved\./)).toBeTruthy()
  const shown = paths()
  await router.navigate('/dashboard/customer/saved')
  await user.click(await screen.findByText('Anything in Logo Design, up to $60.00'))
  await screen.findByText('Products and services, newest first')
  await screen.findByText(/^Found/)
  expect(paths()).toEqual(shown)
})

test('search: results can be filtered by delivery time, but not among products', async () => {
  const router = await visit('/search?q=logo&kind=service&show=48')
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Delivery/ }), '7')
  expect(router.state.location.search).toBe('?q=logo&kind=service&days=7')
  expect(await screen.findByText(/, delivered within 7 days$/)).toBeTruthy()
  expect(screen.getByRole('combobox', { name: /^Delivery/ })).toHaveProperty('value', '7')
  await act(() => router.navigate('/search?q=logo&kind=product'))
  await screen.findByText('Products, best match first')
  expect(screen.queryByRole('combobox', { name: /^Delivery/ })).toBeNull()
})

test('search: without a text, an empty result blames the filters and not the spelling', async () => {
  await visit('/search?kind=product&min=99999')
  expect(await screen.findByText(/^Nothing matches all of your filters\./)).toBeTruthy()
  expect(screen.queryByText(/^Check the spelling/)).toBeNull()
})
