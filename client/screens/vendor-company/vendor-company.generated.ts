/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { CompanyForm_CompanyFragment } from '../../features/company-form/company-form.generated';
import type { CompanyCard_CompanyFragment } from '../../features/company/company-card.generated';
import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { RetryKey } from '../../apollo/retry-key'
import { useServerQuery, withServerError } from '../../apollo/server-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VendorCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorCompanyQuery = { viewer: { __typename: 'User', id: string, company: (
      { __typename: 'Company', id: string }
      & { ' $fragmentRefs'?: { 'CompanyForm_CompanyFragment': CompanyForm_CompanyFragment;'CompanyCard_CompanyFragment': CompanyCard_CompanyFragment } }
    ) | null } | null };


export const VendorCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyForm_company"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCard_company"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"banner"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyCard_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]} as unknown as DocumentNode<VendorCompanyQuery, VendorCompanyQueryVariables>;
export const useVendorCompanyQuery = (options?: { variables?: VendorCompanyQueryVariables } & Pick<Apollo.useQuery.Options<VendorCompanyQuery, VendorCompanyQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(VendorCompanyDocument, options?.variables), Apollo.useQuery(VendorCompanyDocument, options))
export const useVendorCompanySuspenseQuery = (options?: { variables?: VendorCompanyQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<VendorCompanyQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(VendorCompanyDocument, { ...options, queryKey: use(RetryKey) })