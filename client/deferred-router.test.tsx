import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type RouteObject, RouterProvider, useBlocker } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRouter } from './browser-router'
import { createDeferredRouter } from './deferred-router'
import { Link } from './features/page/layout/link'

const First = () => {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname === '/blocked')
  return (
    <>
      <input aria-label="Search" />
      <Link to="/second">To the second page</Link>
      <Link to="/blocked">To the blocked page</Link>
      <p>{blocker.state}</p>
    </>
  )
}

const lazily = (path: string, Component: () => React.ReactNode) => ({ path, lazy: async () => ({ Component }) })
const routes = (): RouteObject[] => [
  lazily('/first', First),
  lazily('/second', () => <h1>Second</h1>),
  lazily('/blocked', () => <h1>Blocked</h1>),
]

/** Opens a page; `load` lets React Router's router load. */
const open = async (path: string, discovered: RouteObject[] = []) => {
  window.history.replaceState(null, '', path)
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const deferred = await createDeferredRouter({
    routes: routes(),
    discover: async () => discovered,
    load: async () => {
      await loaded
      return createRouter
    },
  })
  render(<RouterProvider router={deferred.router} />)
  return { ...deferred, load: () => act(async () => load()) }
}

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const secondPage = () => screen.findByRole('heading', { name: 'Second' })

test('deferred router: renders the first page at once, and leaves its scroll position to the browser', async () => {
  await open('/first')
  expect(screen.getByRole('link', { name: 'To the second page' }).getAttribute('href')).toBe('/second')
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('deferred router: a press before the router has loaded navigates as soon as it has', async () => {
  const { load, router } = await open('/first')
  await press('To the second page')
  expect(screen.queryByRole('heading')).toBeNull()
  await load()
  expect(await secondPage()).toBeTruthy()
  expect([window.location.pathname, router.state.location.pathname]).toEqual(['/second', '/second'])
})

test('deferred router: the page keeps its state when the loaded router takes over', async () => {
  const { load, preload } = await open('/first')
  await userEvent.type(screen.getByLabelText('Search'), 'patent')
  const box = screen.getByLabelText('Search')
  preload()
  await load()
  expect(screen.getByLabelText('Search')).toBe(box)
  await press('To the second page')
  expect(await secondPage()).toBeTruthy()
})

test('deferred router: shows the address to which the browser went back meanwhile', async () => {
  const { load } = await open('/first')
  window.history.replaceState({ key: 'earlier' }, '', '/second')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await load()
  expect(await secondPage()).toBeTruthy()
})

test('deferred router: a blocker of the first page blocks navigations', async () => {
  const { load } = await open('/first')
  await press('To the blocked page')
  await load()
  expect(await screen.findByText('blocked')).toBeTruthy()
  expect(window.location.pathname).toBe('/first')
})

test('deferred router: the first page may be on a route that is loaded for its path', async () => {
  const { load, preload } = await open('/rare', [lazily('/rare', () => <Link to="/second">To the second page</Link>)])
  preload()
  await load()
  await press('To the second page')
  expect(await secondPage()).toBeTruthy()
})

/** Opens the first page where React Router's router fails to load. */
const openOffline = () => {
  window.history.replaceState(null, '', '/first')
  return createDeferredRouter({
    routes: routes(),
    discover: async () => [],
    load: () => Promise.reject(new Error('offline')),
  })
}

test('deferred router: if the router fails to load, the browser opens the address', async () => {
  const { router } = await openOffline()
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await router.navigate('/second?sort=new')
  expect(assign).toHaveBeenCalledWith('/second?sort=new')
})

test('deferred router: if the router fails to load, the page reloads when the browser goes back to another one', async () => {
  await openOffline()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const goBackTo = (path: string) =>
    act(async () => {
      window.history.replaceState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  await goBackTo('/first#below')
  expect(reload).not.toHaveBeenCalled()
  await goBackTo('/second')
  expect(reload).toHaveBeenCalled()
})
