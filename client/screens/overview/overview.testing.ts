import { within } from '@testing-library/react'
import { main } from '../../testing/render-screen'

export const panel = async (name: string) => within(await main().findByRole('region', { name }))
export const href = (link: HTMLElement) => link.getAttribute('href')
