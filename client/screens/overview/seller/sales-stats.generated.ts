/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SalesStats_ReportFragment = { __typename: 'SalesReport', held: number, months: Array<{ __typename: 'MonthSales', month: string, figures: { __typename: 'SalesFigures', sales: number, earned: number, views: number } }> } & { ' $fragmentName'?: 'SalesStats_ReportFragment' };

export const SalesStats_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalesStats_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalesReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]}}]}}]} as unknown as DocumentNode<SalesStats_ReportFragment, unknown>;
export const useSalesStats_ReportFragment = createFragmentHook(SalesStats_ReportFragmentDoc)