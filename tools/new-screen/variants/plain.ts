import type { Variant } from '../screen'
import { pageCss } from './page-css'

/** A page with a heading and one query. */
export const plain: Variant = {
  advice: ({ id }) =>
    `Select the screen's fields in ${id}.graphql, run \`npm run codegen\`, and render them in ${id}.tsx.`,
  files: ({ id, name, title, url }) => ({
    graphql: `query ${name} {
  stats {
    id
    label
  }
}
`,
    tsx: `import { Suspense } from 'react'
import { PageMeta } from '../../features/page/head/page-meta'
import { Loading } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import { use${name}SuspenseQuery } from './${id}.generated'
import styles from './${id}.module.css'

export const ${name} = () => (
  <Container>
    <PageMeta title="${title}" description="One sentence about this page, for search engines." />
    <div className={styles.screen}>
      <h1>${title}</h1>
      <Suspense fallback={<Loading label="Loading" />}>
        <${name}Content />
      </Suspense>
    </div>
  </Container>
)

const ${name}Content = () => {
  use${name}SuspenseQuery()
  return null
}
`,
    css: pageCss,
    test: `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ${name}Document } from './${id}.generated'

test('${title}: shows its data', async () => {
  mockOperation(${name}Document, { stats: [{ label: 'Seals pressed' }] })
  await visit('${url}')
  expect(await screen.findByText('Seals pressed')).toBeTruthy()
})
`,
  }),
}
