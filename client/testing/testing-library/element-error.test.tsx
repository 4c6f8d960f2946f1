import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../render-screen'

const messageOf = async (find: () => unknown) => {
  try {
    await find()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}
const shortWait = { timeout: 60 }

test.each<[query: string, find: () => unknown]>([
  ['getByRole', () => screen.getByRole('button', { name: 'Keeper' })],
  ['findByText', () => screen.findByText('Keeper', {}, shortWait)],
  ['waitFor', () => waitFor(() => screen.getByText('Keeper'), shortWait)],
  ['getByText of several', () => screen.getByText('Apply')],
])('element errors: %s prints the main element once, in 60 lines', async (_query, find) => {
  await visit('/jobs')
  await screen.findAllByRole('article')
  const lines = (await messageOf(find)).split('\n')
  expect(lines).toHaveLength(60)
  expect(lines.filter((line) => line === 'The page:').length).toBeLessThanOrEqual(1)
  expect(lines.join('\n')).not.toMatch(/<(header|footer|body)\b|accessible roles/)
  expect(lines.at(-1)).toMatch(/^… \d+ more lines$/)
})

test('element errors: without a main element the body is printed, and within an element that element', async () => {
  render(
    <p>
      One <b>row</b>
    </p>,
  )
  expect(await messageOf(() => screen.getByLabelText('Keeper'))).toBe(
    `Unable to find a label with the text of: Keeper

The page:
<body>
  <div>
    <p>
      One 
      <b>row</b>
    </p>
  </div>
</body>`,
  )
  const row = within(screen.getByText('row'))
  expect(await messageOf(() => row.getByText('Keeper'))).toMatch(/\n\nThe page:\n<b>row<\/b>$/)
})

test('element errors: an open dialog comes before the main element', async () => {
  render(
    <>
      <main>Page</main>
      <dialog open className="narrow">
        <h2>Question</h2>
      </dialog>
      <dialog>Closed</dialog>
    </>,
  )
  expect(await messageOf(() => screen.getByLabelText('Keeper'))).toMatch(
    /\nThe page:\n<dialog open="">\n {2}<h2>Question<\/h2>\n<\/dialog>\n<main>Page<\/main>$/,
  )
})
