import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const paths = () => [...document.querySelectorAll('article h2 a')].map((link) => link.getAttribute('href'))

test('search: results can be filtered by rating, role and traits of sellers, each with a chip that takes it away', async () => {
  const router = await visit('/search?q=patent')
  const choose = async (name: string, value: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name }), value)
  const countOf = (name: string, value: string) =>
    screen.getByRole('combobox', { name }).querySelector(`option[value="${value}"]`)?.textContent ?? ''
  await choose('Rating', '4.5')
  await choose('Seller', 'broker')
  await choose('Checked', 'true')
  await screen.findByText(/ \(4\.5 and up, Brokers, Verified only\)$/)
  const [, count] = /\((\d+)\)$/.exec(countOf('Language', 'en')) ?? []
  await choose('Language', 'en')
  expect(router.state.location.search).toBe('?q=patent&rating=4.5&role=broker&verified=true&language=en')
  const summary = await screen.findByText(/, Verified only, English\)$/)
  expect(summary.textContent).toMatch(new RegExp(`^Found ${count} results`))
  expect(paths()).toHaveLength(Number(count))
  await user.click(screen.getByRole('link', { name: /^Brokers: remove this filter/ }))
  expect(router.state.location.search).toBe('?q=patent&rating=4.5&verified=true&language=en')
  await screen.findByText(/ \(4\.5 and up, Verified only, English\)$/)
})

test('search: a filter that leaves no result stays, so that it can be taken away', async () => {
  await visit('/search?q=logo&jurisdiction=Atlantis')
  await screen.findByRole('heading', { name: 'No results found' })
  expect(screen.getByText(/ \(Atlantis\)$/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^Atlantis: remove this filter/ }))
  await screen.findByText('Products and services, best match first')
})
