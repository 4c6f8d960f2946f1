import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RouteError } from './features/page/errors/route-error'
import { PageTitle } from './features/page/head/page-meta'
import { Layout } from './layout'
import { signedInAs } from './testing/api'
import { renderRoutes } from './testing/render-routes'
import { visit } from './testing/render-screen'

const Broken = () => {
  throw new Error('broken')
}

let router: Awaited<ReturnType<typeof renderRoutes>>
beforeEach(async () => {
  const routes = [
    {
      Component: Layout,
      children: [
        { path: '/', element: <PageTitle title="First" /> },
        { path: '/second', element: <PageTitle title="Second" /> },
        { path: '/broken', Component: Broken, ErrorBoundary: RouteError },
      ],
    },
    { path: '/all-broken', Component: Broken, ErrorBoundary: RouteError },
  ]
  router = await renderRoutes(routes, '/')
})

const go = (to: string) => act(() => router.navigate(to))
const announced = () => document.querySelector('[aria-live]')?.textContent

test('route announcer: a page loaded by the browser keeps its focus and is not announced', () => {
  expect([document.activeElement, announced()]).toEqual([document.body, ''])
})

test('route announcer: a navigation moves the focus to the new page and announces its title', async () => {
  await go('/second')
  expect([document.activeElement, announced()]).toEqual([screen.getByRole('main'), 'Second'])
  await go('/')
  expect(announced()).toBe('First')
})

test('route announcer: so do navigations between the public site and the dashboard', async () => {
  cleanup()
  await signedInAs('broker')
  router = await visit('/about')
  for (const [path, title] of [
    ['/dashboard/jobs', 'Jobs'],
    ['/about', 'About'],
  ] as const) {
    await go(path)
    await expect.poll(announced).toBe(title)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  }
})

test('route announcer: a changed filter moves no focus and announces nothing', async () => {
  await go('/?sort=rating')
  expect([document.activeElement, announced()]).toEqual([document.body, ''])
})

test('layout: a page that fails to render keeps the header, and there is one main element', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const [path, headers] of [
    ['/broken', 1],
    ['/all-broken', 0],
  ] as const) {
    await go(path)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect([screen.getAllByRole('main').length, screen.queryAllByRole('banner').length]).toEqual([1, headers])
  }
})
