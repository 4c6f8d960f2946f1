import { expect, test } from 'vitest'
import { runAs } from '../../../testing/api'
import { assertFound } from '../../../testing/assert-found'
import { advanceInOtherTab, buyListing } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { path, user } from '../engagement.testing'

const NDA = 'Confidentiality agreement'
const region = async (name: string) => (await main().findByRole('region', { name })).textContent
const press = async (name: string) => user.click(await main().findByRole('button', { name }))

test('confidentiality agreement: the buyer asks for it, and can withdraw it', async () => {
  const { id } = await buyListing('srv-1501', 699)
  await visit(path(id))
  await press('Ask for a confidentiality agreement')
  expect(await main().findByText(/^By asking you accept the agreement yourself\./)).toBeTruthy()
  const [, confirm] = await main().findAllByRole('button', { name: /Ask for a confidentiality agreement/ })
  await user.click(assertFound(confirm))
  expect(await main().findByText(/^Tomás has your request\./)).toBeTruthy()
  const text = await region(NDA)
  expect(text).toContain('You ask Tomás to accept it.')
  expect(text).toContain('What is confidential')
  expect(await main().findByRole('button', { name: 'Go on without the agreement' })).toBeTruthy()
})

test('confidentiality agreement: once asked for, the other side reads it and accepts it; names and dates stay', async () => {
  const { id } = await buyListing('srv-1501', 699)
  await runAs('freelancer', () => advanceInOtherTab(id, 1, { askNda: true }))
  await visit(path(id))
  expect(main().getByRole('heading', { level: 2, name: 'Awaiting requirements. It is your turn.' })).toBeTruthy()
  expect(await region(NDA)).toContain('Tomás asks you to accept it.')
  await press('Accept confidentiality agreement')
  expect(await main().findByText(/^You accept the whole text above/)).toBeTruthy()
  const buttons = await main().findAllByRole('button', { name: /Accept confidentiality agreement/ })
  await user.click(assertFound(buttons.at(-1)))
  expect(await main().findByText('The agreement binds both of you from now on. Tomás is told.')).toBeTruthy()
  expect(await region(NDA)).toMatch(/Clara Whitfield and Tomás Vidal, on \w+ \d+, \d{4}\./)
  expect(main().getByRole('link', { name: 'Read and print the agreement' })).toBeTruthy()
})

test('confidentiality agreement: what is sent before the answer says that it is withheld', async () => {
  const { id } = await buyListing('srv-1501', 699)
  await advanceInOtherTab(id, 1, { askNda: true })
  await advanceInOtherTab(id, 2, { submitRequirements: { message: 'The formula.' } })
  await visit(path(id))
  expect(await region('Timeline')).toContain('Tomás sees this once the confidentiality agreement is accepted.')
})
