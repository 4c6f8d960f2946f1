/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompanyHead_CompanyFragment = { __typename: 'Company', id: string, name: string, logo: string, banner: string, location: string, verified: boolean, rating: number, reviewCount: number } & { ' $fragmentName'?: 'CompanyHead_CompanyFragment' };

export const CompanyHead_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyHead_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"banner"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]} as unknown as DocumentNode<CompanyHead_CompanyFragment, unknown>;
export const useCompanyHead_CompanyFragment = /* @__PURE__ */ createFragmentHook(CompanyHead_CompanyFragmentDoc)