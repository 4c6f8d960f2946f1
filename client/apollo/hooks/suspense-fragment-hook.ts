import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { type FragmentOptions, fragmentNameOf } from './fragment-options'

/** Creates the `useX_ySuspenseFragment` hook of a fragment: it suspends until the cache has all fields of the fragment. */
export const createSuspenseFragmentHook = <Data>(fragment: TypedDocumentNode<Data>) => {
  const fragmentName = fragmentNameOf(fragment)
  function useFragmentData(from: FragmentType<Data>, options?: FragmentOptions): Data
  function useFragmentData(from: FragmentType<Data> | null, options?: FragmentOptions): Data | null
  function useFragmentData(from: FragmentType<Data> | null, options?: FragmentOptions): unknown {
    return useSuspenseFragment({ ...options, fragment, fragmentName, from }).data
  }
  return useFragmentData
}
