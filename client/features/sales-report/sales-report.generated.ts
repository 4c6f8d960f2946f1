/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { SalesColumns_FiguresFragment } from './sales-columns.generated';
import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { RetryKey } from '../../apollo/retry-key'
import { useServerQuery, withServerError } from '../../apollo/server-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SalesReportQueryVariables = Exact<{
  from?: string | null | undefined;
}>;


export type SalesReportQuery = { salesReport: { __typename: 'SalesReport', from: string, to: string, held: number, totals: (
      { __typename: 'SalesFigures' }
      & { ' $fragmentRefs'?: { 'SalesColumns_FiguresFragment': SalesColumns_FiguresFragment } }
    ), months: Array<{ __typename: 'MonthSales', month: string, held: number, figures: (
        { __typename: 'SalesFigures' }
        & { ' $fragmentRefs'?: { 'SalesColumns_FiguresFragment': SalesColumns_FiguresFragment } }
      ) }>, listings: Array<{ __typename: 'ListingSales', listingId: string, title: string, listing:
        | { __typename: 'Product', id: string }
        | { __typename: 'Service', id: string }
       | null, figures: (
        { __typename: 'SalesFigures' }
        & { ' $fragmentRefs'?: { 'SalesColumns_FiguresFragment': SalesColumns_FiguresFragment } }
      ) }> } };


export const SalesReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalesReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalesColumns_figures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalesColumns_figures"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalesColumns_figures"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalesColumns_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalesFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversion"}}]}}]} as unknown as DocumentNode<SalesReportQuery, SalesReportQueryVariables>;
export const useSalesReportQuery = (options?: { variables?: SalesReportQueryVariables } & Pick<Apollo.useQuery.Options<SalesReportQuery, SalesReportQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(SalesReportDocument, options?.variables), Apollo.useQuery(SalesReportDocument, options))
export const useSalesReportSuspenseQuery = (options?: { variables?: SalesReportQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<SalesReportQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(SalesReportDocument, { ...options, queryKey: use(RetryKey) })