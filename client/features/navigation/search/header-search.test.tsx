import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-routes'
import { HeaderSearch } from './header-search'

const search = async (text: string) => {
  const router = await renderComponent(<HeaderSearch />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await userEvent.type(box, `${text}{Enter}`)
  return { box, location: router.state.location }
}

test('header search: opens the results of the trimmed text and clears the box', async () => {
  const { box, location } = await search('  tea & coffee ')
  expect(location.pathname + location.search).toBe('/search?q=tea%20%26%20coffee')
  expect(box.value).toBe('')
})

test('header search: blank text does nothing', async () => {
  const { box, location } = await search('   ')
  expect(location.pathname).toBe('/')
  expect(box.value).toBe('   ')
})

test('header search: is a form that works without JavaScript', async () => {
  await renderComponent(<HeaderSearch />)
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Site search' })
  expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get'])
  expect(screen.getByPlaceholderText('Search services and products').getAttribute('name')).toBe('q')
})
