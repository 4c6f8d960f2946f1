import { fireEvent, within } from '@testing-library/react'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, path, user } from '../engagement.testing'

export const docket = async () => within(await main().findByRole('region', { name: 'Docket' }))
export const form = async () => within(await main().findByRole('form', { name: /a date|the date/ }))
export const openForm = async () => {
  await visit(path(await engagementInProgress()))
  await user.click((await docket()).getByRole('button', { name: 'Add a date' }))
}
export const enterDay = async (label: string, day: string) =>
  fireEvent.change((await form()).getByLabelText(label), { target: { value: day } })
export const save = async () => user.click((await form()).getByRole('button', { name: 'Save' }))
