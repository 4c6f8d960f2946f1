import { screen, within } from '@testing-library/react'

export const main = () => within(screen.getByRole('main'))
export const panel = async (name: string) => within(await main().findByRole('region', { name }))
export const href = (link: HTMLElement) => link.getAttribute('href')
