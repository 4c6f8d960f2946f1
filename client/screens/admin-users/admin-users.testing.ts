import { within } from '@testing-library/react'
import { main, visit } from '../../testing/render-screen'

export const button = (name: string) => main().getByRole('button', { name })
export const form = (name: string) => within(main().getByRole('form', { name }))
export const reason = (name: string) => form(name).getByLabelText('Reason, kept in the audit trail')
export const trail = () => within(main().getByRole('region', { name: 'Audit trail' }))
export const open = async (search: string) => {
  await visit(`/dashboard/admin/users?${search}`)
  await main().findByRole('table')
}
