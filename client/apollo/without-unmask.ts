import { type DocumentNode, visit } from 'graphql'

/** A document as the server understands it: `@unmask` is a directive of Apollo Client alone. */
export const withoutUnmask = <Document extends DocumentNode>(document: Document): Document =>
  visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) })
