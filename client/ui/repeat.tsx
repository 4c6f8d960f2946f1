import { Children, type ReactNode } from 'react'

/** Renders the same child several times, for placeholders and marks; `toArray` gives each its key. */
export const Repeat = ({ count, children }: { count: number; children: ReactNode }) =>
  Children.toArray(Array.from({ length: count }, () => children))
