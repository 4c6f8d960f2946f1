import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AppearanceSwitch } from './appearance-switch'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pressed = () => screen.getByRole('button', { pressed: true }).textContent
const theme = () => document.documentElement.dataset.theme

test('follows the system until something is chosen', () => {
  render(<AppearanceSwitch />)
  expect([pressed(), theme()]).toEqual(['System', undefined])
})

test('shows and keeps a choice, and forgets it for the system', async () => {
  render(<AppearanceSwitch />)
  await choose('Dark')
  expect([pressed(), theme(), localStorage.getItem('appearance')]).toEqual(['Dark', 'dark', 'dark'])
  await choose('System')
  expect([pressed(), theme(), localStorage.getItem('appearance')]).toEqual(['System', undefined, null])
})

test('knows what was chosen before the page was painted', () => {
  document.documentElement.dataset.theme = 'light'
  render(<AppearanceSwitch />)
  expect(pressed()).toBe('Light')
})

test('follows a choice made in another tab', () => {
  render(<AppearanceSwitch />)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: 'dark' })))
  expect([pressed(), theme()]).toEqual(['Dark', 'dark'])
})

test('still works where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  render(<AppearanceSwitch />)
  await choose('Light')
  expect([pressed(), theme()]).toEqual(['Light', 'light'])
})
