import type { DocumentNode } from '@apollo/client'
import type { useFragment } from '@apollo/client/react'

export type FragmentOptions = Pick<
  useFragment.Options<unknown, Record<string, unknown>>,
  'client' | 'optimistic' | 'variables'
>

/** A document's own fragment stands before those that it spreads. */
export const fragmentNameOf = ({ definitions: [own] }: DocumentNode) =>
  own?.kind === 'FragmentDefinition' ? own.name.value : ''
