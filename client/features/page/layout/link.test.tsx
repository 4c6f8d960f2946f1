import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes'
import { Link, NavLink } from './link'

const open = (element: React.ReactNode, path = '/jobs') => renderRoutes([{ path: '*', element }], path)
const current = () => screen.getByRole('link').getAttribute('aria-current')

test('link: navigates inside the app, with the state that it is given', async () => {
  const router = await open(
    <Link to={{ pathname: '/about', search: '?a=1' }} state="from jobs">
      About
    </Link>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/about?a=1')
  await userEvent.click(screen.getByRole('link'))
  const { pathname, search, state } = router.state.location
  expect({ pathname, search, state }).toEqual({ pathname: '/about', search: '?a=1', state: 'from jobs' })
  expect(router.state.historyAction).toBe('PUSH')
})

test('link: replaces the history entry if it says so', async () => {
  const router = await open(
    <Link to="/about" replace>
      About
    </Link>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/about', 'REPLACE'])
})

test('link: a handler that prevents the default keeps the page', async () => {
  const router = await open(
    <Link to="/about" onClick={(event) => event.preventDefault()}>
      About
    </Link>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect(router.state.location.pathname).toBe('/jobs')
})

test.each([
  ['/jobs', false, 'page'],
  ['/jobs/job-1', false, 'page'],
  ['/jobs/job-1', true, null],
  ['/jobs-archive', false, null],
])('navigation link: on %s, end: %s, a link to /jobs has aria-current %s', async (path, end, expected) => {
  await open(
    <NavLink to="/jobs" end={end}>
      Jobs
    </NavLink>,
    path,
  )
  expect(current()).toBe(expected)
})
