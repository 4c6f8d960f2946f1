import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { api, mockError, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { sessionStore } from '../session/session-store'
import { UpdateCompanyDocument } from './company-form.generated'

const user = userEvent.setup()
const open = async () => {
  await signedInAs('broker')
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name: 'Company details' }))
  const set = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label))
    if (text) await user.type(form.getByLabelText(label), text)
  }
  const save = () => user.click(form.getByRole('button', { name: 'Save company' }))
  return { form, set, save }
}

test('company form: a problem is shown beside its field, and the input stays', async () => {
  const { form, set, save } = await open()
  for (const [label, text, message] of [
    ['Company or business name', '', 'Company/Business name is required'],
    ['Website', 'javascript:alert(1)', 'Enter a web address like https://www.example.com'],
    ['Year of foundation', '3999', 'Year of foundation has four digits and is not in the future'],
    ['Year of foundation', 'long', 'Year of foundation has four digits and is not in the future'],
    ['Contact email', 'nowhere', 'Enter an email address like name@example.com'],
  ] as const) {
    const field = form.getByLabelText<HTMLInputElement>(label)
    const before = field.value
    await set(label, text)
    await save()
    expect((await form.findByRole('alert')).textContent).toBe(message)
    expect([document.activeElement, field.value]).toEqual([field, text])
    await set(label, before)
  }
})

test('company form: saves all fields, and the new name in the stored user', async () => {
  const { form, set, save } = await open()
  const hint = 'A new name takes your checked registrations off your profile until Marque has checked them again.'
  expect(form.getByText(hint)).toBeTruthy()
  await set('Company or business name', 'Ashgrove & Daughters')
  await set('Services offered', 'Opinions\n\n Portfolio reviews ')
  await set('Year of foundation', '')
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  expect(form.queryByText(hint)).toBeNull()
  expect(sessionStore.read().user?.company).toBe('Ashgrove & Daughters')
  await visit('/company/com-ashgrove-patents')
  await screen.findByRole('heading', { name: 'Ashgrove & Daughters' })
  expect(screen.getByText('Opinions')).toBeTruthy()
  expect(screen.queryByText('Founded')).toBeNull()
})

test('company form: says that a company without a description is not listed', async () => {
  const { form, set, save } = await open()
  expect(screen.queryByText('Your company is not listed yet.')).toBeNull()
  await set('Description', '')
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  expect(screen.getByText('Your company is not listed yet.')).toBeTruthy()
})

test('company form: saves the ticked languages', async () => {
  const { form, save } = await open()
  await user.click(await form.findByRole('checkbox', { name: 'Tamil' }))
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  expect(requestsOf(UpdateCompanyDocument).map(({ input }) => input.languages)).toEqual([['EN', 'HI']])
})

test('company form: a freelancer chooses languages in the freelancer profile instead', async () => {
  await signedInAs('freelancer')
  await visit('/dashboard/settings')
  const company = within(await screen.findByRole('form', { name: 'Company details' }))
  await screen.findByRole('checkbox', { name: 'Tamil' })
  expect(company.queryByRole('checkbox')).toBeNull()
})

test('company form: an uploaded logo is previewed before saving and can be removed', async () => {
  api.use(http.post('/uploads', () => HttpResponse.json({ path: '/uploads/upl-1.webp' })))
  mockError(UpdateCompanyDocument)
  const { form, save } = await open()
  const file = new File(['x'], 'seal.png', { type: 'image/png' })
  await user.upload(form.getByLabelText('Upload a logo', { selector: 'input' }), file)
  await expect.poll(() => form.getByAltText('Logo now').getAttribute('src')).toBe('/uploads/upl-1.webp')
  await save()
  await form.findByText('Something went wrong. Nothing was saved. Please try again.')
  await user.click(form.getByRole('button', { name: 'Use the drawn logo' }))
  expect(form.getByText('Drawn when you save')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByRole('group', { name: 'Logo' }))
  await save()
  const logos = () => requestsOf(UpdateCompanyDocument).map(({ input }) => input.logo)
  await expect.poll(logos).toEqual(['/uploads/upl-1.webp', null])
})
