import { screen, within } from '@testing-library/react'

export const path = '/dashboard/vendor/analytics'
export const main = () => within(screen.getByRole('main'))
export const tableOf = async (name: string) => within(await main().findByRole('region', { name })).getByRole('table')
