import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockEmpty, mockError, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SearchSynonymsDocument } from './search-synonyms.generated'
import { RemoveSearchSynonymDocument } from './synonym-row.generated'

const user = userEvent.setup()
const open = async () => {
  await signedInAs('admin')
  await visit('/dashboard/admin/search')
  return within(await screen.findByRole('main'))
}

test('search words: an admin adds one, replaces it and removes it', async () => {
  const main = await open()
  await main.findByText('company formation, incorporation', { selector: 'li:has(a[href$="=llc"]) span' })
  const save = async (term: string, meanings: string) => {
    for (const [label, text] of Object.entries({ 'People search for': term, 'Listings say': meanings })) {
      await user.clear(main.getByLabelText(label))
      await user.type(main.getByLabelText(label), text)
    }
    await user.click(main.getByRole('button', { name: 'Save word' }))
  }
  await save('Wordmark', 'logo, trademark')
  expect(await main.findByText('Saved “wordmark”')).toBeTruthy()
  const row = (await main.findByRole('link', { name: 'wordmark' })).closest('li')
  expect(row?.textContent).toContain('logo, trademark')
  await save('wordmark', 'logo')
  await waitFor(() =>
    expect(main.getByRole('link', { name: 'wordmark' }).closest('li')?.textContent).not.toContain(','),
  )
  // As the second click of a double click, which hits the word that has moved up.
  fireEvent.click(main.getByRole('button', { name: 'Remove llc' }), { detail: 2 })
  await user.click(main.getByRole('button', { name: 'Remove wordmark' }))
  await waitFor(() => expect(main.queryByRole('link', { name: 'wordmark' })).toBeNull())
  expect(main.getByRole('link', { name: 'llc' })).toBeTruthy()
  expect(document.activeElement).toBe(main.getByRole('region', { name: /words$/ }))
})

test('search words: a word without a meaning is refused at its field', async () => {
  const main = await open()
  await user.type(main.getByLabelText('People search for'), 'wordmark')
  await user.click(main.getByRole('button', { name: 'Save word' }))
  expect(await main.findByText('Enter one to eight texts that listings use instead.')).toBeTruthy()
  expect(document.activeElement).toBe(main.getByLabelText('Listings say'))
})

test('search words: a failed removal says so', async () => {
  mockError(RemoveSearchSynonymDocument)
  const main = await open()
  await user.click(await main.findByRole('button', { name: 'Remove llc' }))
  expect(await main.findByText('Something went wrong. Nothing was changed. Please try again.')).toBeTruthy()
})

test('search words: an empty list says so', async () => {
  mockEmpty(SearchSynonymsDocument)
  expect(await (await open()).findByText('No search words yet.')).toBeTruthy()
})
