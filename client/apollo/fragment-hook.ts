import type { DocumentNode, FragmentType, TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useState } from 'react'

/**
 * Creates the generated `useX_yFragment` hook of a fragment: it reads the fragment's own fields from the cache, and renders the
 * component alone when they change. A parent query must select the `id` beside the fragment.
 */
export const createFragmentHook = <Data>(fragment: TypedDocumentNode<Data>) => {
  const fragmentName = nameOf(fragment)
  function useFragmentData(from: FragmentType<Data>): Data
  function useFragmentData(from: FragmentType<Data> | null): Data | null
  function useFragmentData(from: FragmentType<Data> | null) {
    const result = useFragment({ fragment, fragmentName, from })
    const [last, setLast] = useState(result.complete ? { from, data: result.data } : undefined)
    if (from === null) return null
    if (result.complete) {
      if (last?.data !== result.data || last.from !== from) setLast({ from, data: result.data })
      return result.data
    }
    // When another user signs in, the cache is emptied: what was read stays until the page's query is answered again.
    if (last?.from === from) return last.data
    throw new Error(`The cache does not hold all fields of the fragment ${fragmentName}.`)
  }
  return useFragmentData
}

/** The fragments that it spreads come after it. */
const nameOf = ({ definitions: [own] }: DocumentNode) => (own?.kind === 'FragmentDefinition' ? own.name.value : '')
