import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useState } from 'react'
import { type FragmentOptions, fragmentNameOf } from './fragment-options'

/**
 * Creates the generated `useX_yFragment` hook of a fragment: it reads the fragment's own fields from the cache, and renders only its
 * component when they change. A parent query must select the `id` beside the fragment.
 */
export const createFragmentHook = <Data>(fragment: TypedDocumentNode<Data>) => {
  const fragmentName = fragmentNameOf(fragment)
  function useFragmentData(from: FragmentType<Data>, options?: FragmentOptions): Data
  function useFragmentData(from: FragmentType<Data> | null, options?: FragmentOptions): Data | null
  function useFragmentData(from: FragmentType<Data> | null, options?: FragmentOptions) {
    const result = useFragment({ ...options, fragment, fragmentName, from })
    const [last, setLast] = useState(result.complete ? { from, data: result.data } : undefined)
    if (from === null) return null
    if (result.complete) {
      if (last?.data !== result.data || last.from !== from) setLast({ from, data: result.data })
      return result.data
    }
    // A sign-in by another user empties the cache: the last data stays until the page's query has a new result.
    if (last?.from === from) return last.data
    throw new Error(`The cache does not hold all fields of the fragment ${fragmentName}.`)
  }
  return useFragmentData
}
