/** `job-board`: JobBoard, 'Job board'. */
export const operationName = (id: string) =>
  id.replace(/(^|-)(.)/g, (_match, _hyphen, letter: string) => letter.toUpperCase())
const sentence = (id: string) => (id[0]?.toUpperCase() + id.slice(1)).replaceAll('-', ' ')

/** A URL that matches the path: `/boards/1` for `/boards/:id`. */
const example = (path: string) => path.replace(/:[^/]+/g, '1')

/** The contents of a new screen's files; its test fails until the screen shows its data. */
export const screenFiles = (id: string, path: string): Record<string, string> => {
  const name = operationName(id)
  const title = sentence(id)
  const folder = `client/screens/${id}`
  return {
    [`${folder}/${id}.graphql`]: `query ${name} {
  stats {
    id
    label
  }
}
`,
    [`${folder}/${id}.tsx`]: `import { Suspense } from 'react'
import { PageMeta } from '../../features/page/head/page-meta'
import { Container } from '../../ui/layout/container'
import { Loading } from '../../ui/feedback/skeleton'
import { use${name}SuspenseQuery } from './${id}.generated'
import styles from './${id}.module.css'

export const ${name} = () => (
  <Container>
    <PageMeta title="${title}" description="What can be found here, in a sentence." />
    <div className={styles.screen}>
      <h1>${title}</h1>
      <Suspense fallback={<Loading label="Loading" />}>
        <Shown />
      </Suspense>
    </div>
  </Container>
)

const Shown = () => {
  use${name}SuspenseQuery()
  return null
}
`,
    [`${folder}/${id}.module.css`]: `.screen {
  padding-block: var(--s6) var(--section);
}
.screen h1 {
  font-size: var(--title-lg);
  line-height: var(--lead-tight);
}
`,
    [`${folder}/${id}.test.tsx`]: `import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockError, mockOperation, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ${name}Document } from './${id}.generated'

test('shows what it asked for', async () => {
  mockOperation(${name}Document, { stats: [{ label: 'Seals pressed' }] })
  await visit('${example(path)}')
  expect(await screen.findByText('Seals pressed')).toBeTruthy()
})

test('shows that it is on its way', async () => {
  const answer = mockPending(${name}Document)
  await visit('${example(path)}')
  expect(screen.getByText('Loading').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${title}')
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(${name}Document)
  await visit('${example(path)}')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
`,
  }
}

/** How the catch-all route begins. */
export const lastRoute = "screen('not-found'"

/** Inserts the route before the catch-all route. */
export const withRoute = (routes: string, id: string, path: string) =>
  routes.replace(
    lastRoute,
    () =>
      `screen('${id}', '${path}', () => import('./screens/${id}/${id}').then((loaded) => loaded.${operationName(id)})),\n${lastRoute}`,
  )
