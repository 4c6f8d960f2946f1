import type { Variant } from '../screen'

/** A list with a "Load more" button. */
export const list: Variant = {
  advice: ({ id }) =>
    `Name your list in ${id}.graphql, run \`npm run codegen\`, and show an entry in ${id}.tsx. A list that no screen pages yet needs a line in client/apollo/cache.ts, or for a dashboard in client/apollo/dashboard-policies.ts.`,
  example: () => ({ variables: { first: 12 } }),
  files: ({ id, name, title, url }) => ({
    graphql: `query ${name}($first: Int!, $after: String) {
  companies(first: $first, after: $after) {
    nodes {
      id
      name
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
    totalIsExact
  }
}
`,
    tsx: `import { Suspense } from 'react'
import { TextLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import count from '../../features/pagination/list-count.module.css'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Repeat } from '../../ui/repeat'
import { ${name}Document, use${name}SuspenseQuery } from './${id}.generated'
import styles from './${id}.module.css'

export const ${name} = () => (
  <TitlePage
    title="${title}"
    description="One sentence about this page, for search engines."
    lead="One sentence about this page, for its readers."
  >
    <Suspense fallback={<${name}Skeleton />}>
      <${name}List />
    </Suspense>
  </TitlePage>
)

const ${name}List = () => {
  const shown = useShownCount()
  const { companies } = use${name}SuspenseQuery({ variables: { first: shown.first } }).data
  const total = pluralizeTotal(companies, 'company', 'companies')
  const { nodes, more, entryRef } = usePagination({
    connection: companies,
    shown,
    query: ${name}Document,
    variables: (page) => page,
    total,
  })

  if (nodes.length === 0) return <Empty title="Nothing here yet" text="New entries appear here first." />
  return (
    <>
      <p className={count.count}>{total}</p>
      <ul className={styles.entries} aria-label="${title}">
        {nodes.map(({ id }) => (
          <li key={id}>
            <TextLink to={\`/company/\${id}\`} ref={entryRef(id)} />
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </>
  )
}

const ${name}Skeleton = () => (
  <Loading label="Loading">
    <div className={count.countSkeleton}>
      <Skeleton width="5rem" height="0.75rem" />
    </div>
    <Repeat count={8}>
      <Skeleton height="3rem" />
    </Repeat>
  </Loading>
)
`,
    css: `.entries {
  margin: 0;
  padding: 0;
  list-style: none;
}
.entries > li {
  padding-block: var(--s3);
  border-top: 1px solid var(--rule);
}
`,
    test: `import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockEmpty, mockOperation } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ${name}Document } from './${id}.generated'

const entries = async () => within(await screen.findByRole('list', { name: '${title}' })).getAllByRole('listitem')

test('${title}: shows its entries', async () => {
  mockOperation(${name}Document, { companies: { nodes: [{ name: 'Seal Makers' }] } })
  await visit('${url}')
  expect((await entries()).map((entry) => entry.textContent)).toEqual(['Seal Makers'])
})

test('${title}: Load more appends the next page', async () => {
  const total = { totalCount: 2, totalIsExact: true }
  const pageInfo = { hasNextPage: true, endCursor: 'after-1' }
  mockOperation(${name}Document, { companies: { nodes: [{ id: '1' }], pageInfo, ...total } })
  await visit('${url}')
  expect(await entries()).toHaveLength(1)
  mockOperation(${name}Document, { companies: { nodes: [{ id: '2' }], pageInfo: { hasNextPage: false }, ...total } })
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(async () => expect(await entries()).toHaveLength(2))
})

test('${title}: an empty list says so', async () => {
  mockEmpty(${name}Document)
  await visit('${url}')
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
})
`,
  }),
}
