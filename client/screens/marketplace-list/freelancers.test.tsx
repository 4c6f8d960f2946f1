import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { users } from '../../../fixtures/accounts/users'
import { services } from '../../../fixtures/services'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const cards = () => screen.findAllByRole('article')
const summary = () => document.querySelector('main [role=status]')?.textContent
const freelancers = new Set(users.filter(({ role }) => role === 'FREELANCER').map(({ id }) => id))

test('marketplace: freelancer services are filtered, sorted and paged by the address', async () => {
  const router = await visit('/marketplace/freelancers?sort=price-low')
  await cards()
  const expected = services.filter(({ provider }) => freelancers.has(provider))
  expect(summary()).toBe(`${expected.length} freelancer services in all categories`)
  const titles = expected.toSorted((a, b) => a.price - b.price || a.id.localeCompare(b.id)).map(({ title }) => title)
  const shownTitles = within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(shownTitles).toEqual(titles.slice(0, 24))
  await user.selectOptions(screen.getByLabelText('Rating'), '4.5')
  expect(router.state.location.search).toBe('?rating=4.5&sort=price-low')
})
