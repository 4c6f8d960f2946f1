/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SalesColumns_TotalsFragment = { __typename: 'SalesTotals', sales: number, paid: number, refunded: number, commission: number, earned: number, views: number, conversion: number | null } & { ' $fragmentName'?: 'SalesColumns_TotalsFragment' };

export const SalesColumns_TotalsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalesColumns_totals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalesTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversion"}}]}}]} as unknown as DocumentNode<SalesColumns_TotalsFragment, unknown>;