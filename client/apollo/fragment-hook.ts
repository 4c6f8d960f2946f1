import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'

/**
 * Creates the generated `useX_yFragment` hook of a fragment: it reads the fragment's own fields from the cache, and renders the
 * component alone when they change. A parent query must select the `id` beside the fragment.
 */
export const createFragmentHook = <Data>(fragment: TypedDocumentNode<Data>) => {
  function useFragmentData(from: FragmentType<Data>): Data
  function useFragmentData(from: FragmentType<Data> | null): Data | null
  function useFragmentData(from: FragmentType<Data> | null) {
    const result = useFragment({ fragment, from })
    if (from === null) return null
    if (!result.complete) throw new Error('The cache does not hold all fields of a fragment.')
    return result.data
  }
  return useFragmentData
}
