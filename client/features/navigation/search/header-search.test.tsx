import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderNavigation } from '../../../testing/render-routes'
import { HeaderSearch } from './header-search'

const search = async (text: string) => {
  const router = await renderNavigation(<HeaderSearch />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await userEvent.type(box, `${text}{Enter}`)
  return { box, location: router.state.location }
}

test('leads to the results of the trimmed, encoded text and clears the box', async () => {
  const { box, location } = await search('  tea & coffee ')
  expect(location.pathname + location.search).toBe('/search?q=tea%20%26%20coffee')
  expect(box.value).toBe('')
})

test('does nothing for blank text', async () => {
  const { box, location } = await search('   ')
  expect(location.pathname).toBe('/')
  expect(box.value).toBe('   ')
})

test('works as a form of its own, without a script', async () => {
  await renderNavigation(<HeaderSearch />)
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Site search' })
  expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get'])
  expect(screen.getByPlaceholderText('Search services and products').getAttribute('name')).toBe('q')
})
