import type { Unmasked } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type GraphQLSchema, getOperationAST } from 'graphql'
import { delay, type GraphQLHandler, type GraphQLQuery, type GraphQLVariables, graphql, HttpResponse } from 'msw'
import type { DeepPartial } from './deep-partial'
import { mockData } from './mock-data'
import { errorAt } from './mock-error'

type MockedData<Data> = DeepPartial<Unmasked<NoInfer<Data>>>

/**
 * Functions that mock one operation, for tests and for `npm run dev:mocked`. The latest mock of an operation wins.
 * @param report called with the mistakes in data that depend on variables, which are known only with a request
 */
export const createMocks = (
  schema: GraphQLSchema,
  use: (handler: GraphQLHandler) => void,
  report: (mistake: Error) => void,
) => {
  const handlerOf = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
    document: TypedDocumentNode<Data, Variables>,
  ) => (getOperationAST(document)?.operation === 'mutation' ? graphql.mutation : graphql.query)

  /**
   * Answers one operation with `data`, and with sample values for the fields that `data` leaves out. Throws if `data` has a field
   * that the operation doesn't select, or a value that the schema doesn't allow. If `data` is a function, it gets the variables of
   * each request; where it returns undefined, the earlier mock or the server answers.
   */
  const mockOperation = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
    document: TypedDocumentNode<Data, Variables>,
    data?: MockedData<Data> | ((variables: NoInfer<Variables>) => MockedData<Data> | undefined),
  ) => {
    const mistake = errorAt(mockOperation)
    if (typeof data !== 'function') return mockResult(document, data, 'samples', mistake)
    use(
      handlerOf(document)<GraphQLQuery, Variables>(document, ({ variables }) => {
        try {
          const mocked = data(variables)
          if (mocked === undefined) return
          return HttpResponse.json({ data: mockData(schema, document, mocked) })
        } catch (error) {
          report(mistake(error))
          return HttpResponse.json({ errors: [{ message: 'The mock of this operation has a mistake.' }] })
        }
      }),
    )
  }

  /** Answers one operation with empty lists, zeros, and null wherever the schema allows it, except for the fields of `data`. */
  const mockEmpty = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
    document: TypedDocumentNode<Data, Variables>,
    data?: MockedData<Data>,
  ) => mockResult(document, data, 'nothing', errorAt(mockEmpty))

  const mockResult = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
    document: TypedDocumentNode<Data, Variables>,
    data: MockedData<Data> | undefined,
    rest: 'samples' | 'nothing',
    mistake: (error: unknown) => Error,
  ) => {
    try {
      const result = mockData(schema, document, data, rest)
      use(handlerOf(document)<GraphQLQuery, Variables>(document, () => HttpResponse.json({ data: result })))
    } catch (error) {
      throw mistake(error)
    }
  }

  /** Fails one operation with an unexpected error, until the returned function is called. */
  const mockError = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
    document: TypedDocumentNode<Data, Variables>,
    message = 'Something broke.',
    code?: string,
  ) => {
    let isBroken = true
    const errors = [{ message, ...(code && { extensions: { code } }) }]
    use(handlerOf(document)(document, () => (isBroken ? HttpResponse.json({ errors }) : undefined)))
    return () => {
      isBroken = false
    }
  }

  /** Delays one operation by milliseconds, or until a promise resolves. Then the earlier mock or the server answers. */
  const mockDelay = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
    document: TypedDocumentNode<Data, Variables>,
    until: number | Promise<unknown>,
  ) =>
    use(
      handlerOf(document)(document, async () => {
        await (typeof until === 'number' ? delay(until) : until)
      }),
    )

  return { mockOperation, mockEmpty, mockError, mockDelay }
}

export type Mocks = ReturnType<typeof createMocks>
