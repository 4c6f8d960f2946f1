import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Visitor } from '../api/visitor'
import type { Execute } from './execute'

/** Executes operations as a visitor and returns their data. Throws the first error of an operation. */
export const runAs =
  (execute: Execute, visitor: Visitor) =>
  async <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    const result = await execute(document, variables, visitor)
    if (result.errors) throw new Error(result.errors[0]?.message)
    return result.data
  }
