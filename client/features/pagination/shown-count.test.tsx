import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useShownCount } from './shown-count'

const firstAt = (address: string, max?: number) =>
  renderHook(() => useShownCount(max).first, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result.current

test('shown count: Load more never asks for fewer entries than are loaded, whatever the largest page', () => {
  expect([24, 48, 72].map((count) => firstAt(`/?show=${count}`, 37))).toEqual([24, 24, 24])
  expect([72, 96, 120].map((count) => firstAt(`/?show=${count}`))).toEqual([72, 96, 96])
})
