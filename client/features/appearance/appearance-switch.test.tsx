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

test('appearance: follows the system until something is chosen', () => {
  render(<AppearanceSwitch />)
  expect([pressed(), theme()]).toEqual(['System', undefined])
})

test('appearance: a choice is applied and stored, and choosing System removes it', async () => {
  render(<AppearanceSwitch />)
  await choose('Dark')
  expect([pressed(), theme(), localStorage.getItem('appearance')]).toEqual(['Dark', 'dark', 'dark'])
  await choose('System')
  expect([pressed(), theme(), localStorage.getItem('appearance')]).toEqual(['System', undefined, null])
})

test('appearance: the switch starts with the theme of the document', () => {
  document.documentElement.dataset.theme = 'light'
  render(<AppearanceSwitch />)
  expect(pressed()).toBe('Light')
})

test('appearance: follows a choice made in another tab', () => {
  render(<AppearanceSwitch />)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: 'dark' })))
  expect([pressed(), theme()]).toEqual(['Dark', 'dark'])
})

test('appearance: a choice works where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  render(<AppearanceSwitch />)
  await choose('Light')
  expect([pressed(), theme()]).toEqual(['Light', 'light'])
})
