import type { Variant } from '../screen'
import { pageCss } from './page-css'

/** The page of one entity, found by the id in its path. */
export const detail: Variant = {
  advice: ({ id }) =>
    `Name your entity in ${id}.graphql and examples.ts, run \`npm run codegen\`, and show its name in the heading of ${id}.tsx.`,
  example: () => ({ variables: { id: 'com-ashgrove-patents' } }),
  files: ({ id, name, title, url }) => ({
    graphql: `query ${name}($id: ID!) {
  company(id: $id) {
    id
    name
  }
}
`,
    tsx: `import { NotFound } from '../../features/page/errors/not-found'
import { PageMeta } from '../../features/page/head/page-meta'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { Loading } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import { use${name}SuspenseQuery } from './${id}.generated'
import styles from './${id}.module.css'

export const ${name} = () => (
  <KeyedByParam fallback={<Loading label="Loading" />}>{(id) => <${name}Content id={id} />}</KeyedByParam>
)

const ${name}Content = ({ id }: { id: string }) => {
  const { company } = use${name}SuspenseQuery({ variables: { id } }).data
  if (!company)
    return (
      <NotFound
        title="${title} Not Found"
        text="It may have been removed, or the address is mistyped."
        actions={[{ to: '/', label: 'Go to the home page' }]}
      />
    )
  return (
    <Container>
      <PageMeta title={company.name} description="One sentence about this page, for search engines." />
      <div className={styles.screen}>
        <h1>${title}</h1>
      </div>
    </Container>
  )
}
`,
    css: pageCss,
    test: `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ${name}Document } from './${id}.generated'

test('${title}: shows its data', async () => {
  mockOperation(${name}Document, { company: { name: 'Seal Makers' } })
  await visit('${url}')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Seal Makers')
})

test('${title}: an unknown id is not found', async () => {
  mockOperation(${name}Document, { company: null })
  await visit('${url}')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('${title} Not Found')
})
`,
  }),
}
