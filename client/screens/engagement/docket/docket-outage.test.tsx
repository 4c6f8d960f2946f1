import { screen, within } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../../../testing/api'
import { user } from '../engagement.testing'
import { docket, enterDay, openForm, save } from './docket.testing'

test('docket of an order: a date is saved and removed although queries fail afterwards', async () => {
  await openForm()
  api.use(graphql.query(/./, () => HttpResponse.json({ errors: [{ message: 'Something broke.' }] })))
  await enterDay('Last day', '2027-02-03')
  await save()
  await user.click(await (await docket()).findByRole('button', { name: /^Remove/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await (await docket()).findByText(/^Dates of the official procedure/)).toBeTruthy()
  expect((await docket()).queryByRole('alert')).toBeNull()
})
