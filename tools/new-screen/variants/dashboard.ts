import type { Variant } from '../screen'

/** A dashboard page of one role. */
export const dashboard: Variant = {
  advice: ({ id }) =>
    `Select the page's fields in ${id}.graphql, run \`npm run codegen\`, render them in ${id}.tsx, and link to the page in client/screens/dashboard/side-nav.tsx.`,
  example: (role) => ({ as: role }),
  files: ({ id, name, title, url }, role) => {
    const other = role === 'customer' ? 'vendor' : 'customer'
    return {
      graphql: `query ${name} {
  stats {
    id
    label
  }
}
`,
      tsx: `import { Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { Panel } from '../../features/dashboard/panel'
import { Loading } from '../../ui/feedback/skeleton'
import { use${name}SuspenseQuery } from './${id}.generated'
import styles from './${id}.module.css'

export const ${name} = () => (
  <DashboardPage title="${title}" lead="One sentence about this page.">
    <Suspense fallback={<Loading label="Loading" height="14rem" />}>
      <${name}Content />
    </Suspense>
  </DashboardPage>
)

const ${name}Content = () => {
  use${name}SuspenseQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <Panel title="One title for each panel">
      <ul className={styles.entries} />
    </Panel>
  )
}
`,
      css: `.entries {
  margin: 0;
  padding: 0;
  list-style: none;
}
`,
      test: `import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ${name}Document } from './${id}.generated'

test('${title}: shows its data', async () => {
  await signedInAs('${role}')
  mockOperation(${name}Document, { stats: [{ label: 'Seals pressed' }] })
  await visit('${url}')
  expect(await screen.findByText('Seals pressed')).toBeTruthy()
})

test('${title}: another role gets to its own dashboard', async () => {
  await signedInAs('${other}')
  const router = await visit('${url}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})
`,
    }
  },
}
