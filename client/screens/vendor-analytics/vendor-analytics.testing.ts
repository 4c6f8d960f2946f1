import { within } from '@testing-library/react'
import { main } from '../../testing/render-screen'

export const path = '/dashboard/vendor/analytics'
export const tableOf = async (name: string) => within(await main().findByRole('region', { name })).getByRole('table')
