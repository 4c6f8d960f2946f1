import type { ApolloClient } from '@apollo/client'
import { downloadCsv } from '../../lib/download/download-csv'
import { StatementPageDocument } from './statement-page.generated'
import { kindTexts } from './statement-row'

/** The server refuses a larger page. */
const PAGE_SIZE = 100

/** Downloads the whole statement, however many pages it has. */
export const downloadStatement = async (client: ApolloClient) => {
  const rows = [['Date', 'What', 'Order', 'Title', 'Amount in US dollars']]
  let after: string | null = null
  for (let hasNextPage = true; hasNextPage; ) {
    const { nodes, pageInfo } = await pageAfter(client, after)
    for (const { at, kind, amount, engagement } of nodes)
      rows.push([at.slice(0, 10), kindTexts[kind], engagement.number, engagement.title, amount.toFixed(2)])
    hasNextPage = pageInfo.hasNextPage
    after = pageInfo.endCursor
  }
  downloadCsv('payouts.csv', rows)
}

const pageAfter = async (client: ApolloClient, after: string | null) => {
  const { data } = await client.query({
    query: StatementPageDocument,
    variables: { first: PAGE_SIZE, after },
    fetchPolicy: 'no-cache',
  })
  if (!data) throw new Error('The statement has no data')
  return data.payouts.statement
}
