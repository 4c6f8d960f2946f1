import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { api, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SuspendUserDocument } from './suspend-user.generated'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().getByRole('button', { name })
const form = (name: string) => within(main().getByRole('form', { name }))
const reason = (name: string) => form(name).getByLabelText('Reason, kept in the audit trail')
const trail = () => within(main().getByRole('region', { name: 'Audit trail' }))
const open = async (search: string) => {
  await visit(`/dashboard/admin/users?${search}`)
  await main().findByRole('table')
}

beforeEach(() => signedInAs('admin'))

test('suspends and reinstates, once, and list, counts and trail follow', async () => {
  await open('q=yara')
  await user.click(button('Suspend Yara Benali'))
  expect(document.activeElement).toBe(reason('Suspend Yara Benali'))
  expect(main().getByText(/^Every session ends at once/, { exact: false })).toBeTruthy()
  await user.click(form('Suspend Yara Benali').getByRole('button', { name: 'Suspend' }))
  expect((await main().findByRole('alert')).textContent).toBe('Please give a reason.')
  await user.type(reason('Suspend Yara Benali'), 'Sold one template twice')
  const send = form('Suspend Yara Benali').getByRole('button', { name: 'Suspend' })
  await act(async () => {
    send.click()
    send.click()
  })
  expect(await main().findByText('Yara Benali is suspended.')).toBeTruthy()
  expect(main().queryByRole('form', { name: /Yara/ })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button('Reinstate Yara Benali')))
  expect(await main().findByText('33 accounts, 1 suspended.')).toBeTruthy()
  expect(await trail().findByText('Sold one template twice')).toBeTruthy()
  expect(trail().getAllByRole('listitem')).toHaveLength(1)

  await user.click(button('Reinstate Yara Benali'))
  await user.type(reason('Reinstate Yara Benali'), 'Cleared up{Enter}')
  expect(await main().findByText('Yara Benali is reinstated.')).toBeTruthy()
  expect(await trail().findByText('Reinstated Yara Benali')).toBeTruthy()
})

test('changes a role; a row that leaves the list leaves the focus where it is said', async () => {
  await open('role=freelancer&q=viktor')
  await user.click(button('Change role Viktor Novák'))
  const name = 'Change the role of Viktor Novák'
  await user.selectOptions(form(name).getByLabelText('New role'), 'Broker')
  await user.type(reason(name), 'Asked to')
  await user.click(form(name).getByRole('button', { name: 'Change role' }))
  const said = await main().findByText('Viktor Novák’s role is Broker now.')
  expect(await main().findByText('No account is like that.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(said))
  expect(await trail().findByText('Changed Viktor Novák from Freelancer to Broker')).toBeTruthy()
})

test.each([
  ['Suspend', 'Suspend Adrian Cole', "You can't suspend your own account.", ''],
  ['Change role', 'Change the role of Adrian Cole', 'This account has that role already.', ''],
  [
    'Change role',
    'Change the role of Adrian Cole',
    'This is the last admin account. Make somebody else an admin first.',
    'Vendor',
  ],
])('%s of oneself is refused in place: %s, %s', async (label, name, message, role) => {
  await open('role=admin')
  await user.click(button(`${label} Adrian Cole`))
  if (role) await user.selectOptions(form(name).getByLabelText('New role'), role)
  await user.type(reason(name), 'To see what happens')
  await user.click(form(name).getByRole('button', { name: label }))
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(reason(name)).toHaveProperty('value', 'To see what happens')
})

test('Escape and Cancel close the form, and reading goes on at its button', async () => {
  await open('q=yara')
  await user.click(button('Suspend Yara Benali'))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(button('Suspend Yara Benali'))
  await user.click(button('Change role Yara Benali'))
  await user.click(button('Cancel'))
  expect(document.activeElement).toBe(button('Change role Yara Benali'))
})

test('a server that fails is told, and what was typed stays', async () => {
  api.use(graphql.mutation(SuspendUserDocument, () => HttpResponse.json({ errors: [{ message: 'Broken' }] })))
  await open('q=yara')
  await user.click(button('Suspend Yara Benali'))
  await user.type(reason('Suspend Yara Benali'), 'Spam{Enter}')
  expect((await main().findByRole('alert')).textContent).toMatch(/^Something went wrong/)
  expect(reason('Suspend Yara Benali')).toHaveProperty('value', 'Spam')
})
