import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { beforePaint } from './before-paint'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.signedIn
})

const run = () => new Function(beforePaint)()

test('before-paint script: React renders it unchanged, as its hash in the content security policy requires', () => {
  expect(renderToStaticMarkup(<script>{beforePaint}</script>)).toBe(`<script>${beforePaint}</script>`)
})

test('before-paint script: applies the stored appearance', () => {
  localStorage.setItem('appearance', 'dark')
  run()
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('before-paint script: without a stored appearance, or with an invalid one, the page follows the system', () => {
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
])('before-paint script: with the storage key %s the document is marked as signed in: %s', (key, signedIn) => {
  localStorage.setItem(key, '{}')
  run()
  expect('signedIn' in document.documentElement.dataset).toBe(signedIn)
})
