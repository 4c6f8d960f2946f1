import { type DocumentNode, getOperationAST } from 'graphql'

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'

/** All operations of the client with their names. */
export const allOperations = Object.values(import.meta.glob('../**/*.generated.ts', { eager: true }))
  .flatMap((exported) => Object.values(Object(exported)))
  .filter(isDocument)
  .flatMap((document): [string, DocumentNode][] => {
    const name = getOperationAST(document)?.name?.value
    return name ? [[name, document]] : []
  })
