/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompanyDetails_CompanyFragment = { __typename: 'Company', id: string, location: string, foundedYear: number | null, employeeCount: string, createdAt: string, contactEmail: string, contactPhone: string, website: string | null, languages: Array<{ __typename: 'Language', name: string }> } & { ' $fragmentName'?: 'CompanyDetails_CompanyFragment' };

export const CompanyDetails_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDetails_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]} as unknown as DocumentNode<CompanyDetails_CompanyFragment, unknown>;
/** The fields of `fragment CompanyDetails_company`, from the cache. Renders again when they change; doesn't suspend. */
export const useCompanyDetails_CompanyFragment = /* @__PURE__ */ createFragmentHook(CompanyDetails_CompanyFragmentDoc)