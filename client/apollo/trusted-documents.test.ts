import { ApolloClient, ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { getOperationAST } from 'graphql'
import { EMPTY, firstValueFrom } from 'rxjs'
import { expect, test } from 'vitest'
import manifest from '../generated/trusted-documents.json'
import { allOperations } from '../testing/all-operations'
import { createCache } from './cache'

/** The text that Apollo Client sends for a document. */
const sentText = async (document: (typeof allOperations)[number][1]) => {
  const sent: string[] = []
  const link = new ApolloLink(({ query }) => {
    sent.push(print(query))
    return EMPTY
  })
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true })
  const operation = getOperationAST(document)
  // Conditions of @skip and @include need a value.
  const variables = Object.fromEntries(
    operation?.variableDefinitions?.map(({ variable }) => [variable.name.value, true]) ?? [],
  )
  if (operation?.operation === 'query') await client.query({ query: document, variables }).catch(() => {})
  else if (operation?.operation === 'mutation') await client.mutate({ mutation: document, variables }).catch(() => {})
  else await firstValueFrom(client.subscribe({ query: document, variables }), { defaultValue: undefined })
  return sent
}

test.each(allOperations)(
  'trusted documents: %s is in the manifest as Apollo Client sends it',
  async (name, document) => {
    const [text] = await sentText(document)
    expect(manifest.operations.find((operation) => operation.name === name)?.body).toBe(text)
  },
)

test('trusted documents: the manifest has no other operations', () => {
  expect(manifest.operations.map(({ name }) => name).sort()).toEqual(allOperations.map(([name]) => name).sort())
})
