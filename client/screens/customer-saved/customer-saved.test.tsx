import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const part = (name: string) => screen.findByRole('region', { name })

beforeEach(() => signedInAs('customer'))

test.each(['Listings', 'Searches'])('saved %s are links and can be removed', async (name) => {
  await visit('/dashboard/customer/saved')
  const inside = within(await part(name))
  const links = inside.getAllByRole('link').length
  expect(inside.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/(products|services?|search)/)
  const [remove] = inside.getAllByRole('button', { name: /^Remove:/ })
  await user.click(remove ?? document.body)
  await waitFor(() => expect(inside.queryAllByRole('button', { name: /^Remove:/ })).toHaveLength(links - 1))
})
