import { screen, within } from '@testing-library/react'

export const cards = () => screen.findAllByRole('article')
export const summary = () => document.querySelector('main [role=status]')?.textContent
export const categories = () => within(screen.getByRole('navigation', { name: 'Categories' }))
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLSelectElement>(name)
