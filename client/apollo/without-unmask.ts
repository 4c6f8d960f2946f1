import { type DocumentNode, visit } from 'graphql'

/** Removes `@unmask`, which only Apollo Client knows, from a document. */
export const withoutUnmask = <Document extends DocumentNode>(document: Document): Document =>
  visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) })
