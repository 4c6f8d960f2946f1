import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { beforePaint } from './before-paint'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.signedIn
})

const run = () => new Function(beforePaint)()

test('reaches the page byte for byte, or its hash in the policy would not hold', () => {
  expect(renderToStaticMarkup(<script>{beforePaint}</script>)).toBe(`<script>${beforePaint}</script>`)
})

test('shows the kept choice', () => {
  localStorage.setItem('appearance', 'dark')
  run()
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('leaves the page to the system without a choice, or with a broken one', () => {
  run()
  localStorage.setItem('appearance', 'purple')
  run()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test.each([
  ['user', true],
  ['user:vendor', true],
  ['username', false],
  ['cart', false],
])('%s in storage: somebody is signed in: %s', (key, signedIn) => {
  localStorage.setItem(key, '{}')
  run()
  expect('signedIn' in document.documentElement.dataset).toBe(signedIn)
})
