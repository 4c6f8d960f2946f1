import type { Unmasked } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type GraphQLSchema, getOperationAST } from 'graphql'
import { delay, type GraphQLHandler, type GraphQLQuery, type GraphQLVariables, graphql, HttpResponse } from 'msw'
import { mockData } from './mock-data'

/** Any part of an answer, at any depth. */
export type Partly<Data> = Data extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : Data extends object
    ? { readonly [Key in keyof Data]?: Partly<Data[Key]> }
    : Data

type Operation<Data, Variables> = TypedDocumentNode<Data, Variables>

/** Answers for one operation, in a test or in a browser; the last that was given counts first. */
export const createMocks = (schema: GraphQLSchema, use: (handler: GraphQLHandler) => void) => {
  const on = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(document: Operation<Data, Variables>) =>
    getOperationAST(document)?.operation === 'mutation' ? graphql.mutation : graphql.query

  return {
    /**
     * One operation answers with this, and with samples for all that is not said. What the operation doesn't ask for, or the
     * schema doesn't allow, is refused at once.
     */
    mockOperation: <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
      document: Operation<Data, Variables>,
      data?: Partly<Unmasked<NoInfer<Data>>>,
    ) => {
      const answer = mockData(schema, document, data)
      use(on(document)<GraphQLQuery, Variables>(document, () => HttpResponse.json({ data: answer })))
    },

    /** One operation finds nothing: no entries, no figures, and null for all that may be. */
    mockEmpty: <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
      document: Operation<Data, Variables>,
      data?: Partly<Unmasked<NoInfer<Data>>>,
    ) => {
      const answer = mockData(schema, document, data, 'nothing')
      use(on(document)<GraphQLQuery, Variables>(document, () => HttpResponse.json({ data: answer })))
    },

    /** One operation fails, as it does when something breaks on the server. */
    mockError: <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
      document: Operation<Data, Variables>,
      message = 'Something broke.',
    ) => use(on(document)(document, () => HttpResponse.json({ errors: [{ message }] }))),

    /** One operation takes so many milliseconds, or until a gate opens; what then answers is what would have. */
    mockDelay: <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
      document: Operation<Data, Variables>,
      until: number | Promise<unknown>,
    ) =>
      use(
        on(document)(document, async () => {
          await (typeof until === 'number' ? delay(until) : until)
        }),
      ),
  }
}

export type Mocks = ReturnType<typeof createMocks>
