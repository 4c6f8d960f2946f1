import type { ApolloCache, DocumentNode, FragmentType, Unmasked } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { schema } from '../../server/api/schema'
import { fragmentNameOf } from '../apollo/hooks/fragment-options'
import type { DeepPartial } from './deep-partial'
import { mockData } from './mock-data'
import { errorAt } from './mock-error'

/** As a parent passes it on: masked, or whole if the type has no id and the parent spreads the fragment with `@unmask`. */
type Passed<Data> = Data extends { id: string } ? FragmentType<Data> : Unmasked<Data>

const fragments: { fragment: DocumentNode; data: Record<string, unknown> }[] = []
const sampleIds = new Map<string, number>()

/**
 * Data for a component that has a fragment: `<JobRow job={mockFragment(JobRow_JobFragmentDoc, { title: 'Keeper' })} />`. The pages that
 * the test renders afterwards have it in their cache. Like `mockOperation` it fills in samples and throws mistakes.
 */
export function mockFragment<Data>(
  document: TypedDocumentNode<Data>,
  mocked?: DeepPartial<Unmasked<NoInfer<Data>>>,
): Passed<Data>
export function mockFragment(fragment: DocumentNode, mocked?: unknown): unknown {
  const mistake = errorAt(mockFragment)
  try {
    const data = mockData(schema, fragment, mocked, 'samples', sampleIds)
    fragments.push({ fragment, data })
    const { __typename, id } = data
    return id === undefined ? data : { __typename, id }
  } catch (error) {
    throw mistake(error)
  }
}

export const writeMockedFragments = (cache: ApolloCache) => {
  for (const { fragment, data } of fragments) {
    cache.writeFragment({ fragment, fragmentName: fragmentNameOf(fragment), data })
  }
}

export const dropMockedFragments = () => {
  fragments.length = 0
  sampleIds.clear()
}
