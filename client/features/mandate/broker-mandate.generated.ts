/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createQueryHook } from '../../apollo/hooks/query-hook'
import { createMutationHook } from '../../apollo/hooks/mutation-hook'
import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BrokerMandateQueryVariables = Exact<{
  listingId: string;
}>;


export type BrokerMandateQuery = { mandateOf: (
    { __typename: 'Mandate', id: string }
    & { ' $fragmentRefs'?: { 'MandateSummary_MandateFragment': MandateSummary_MandateFragment } }
  ) | null };

export type ProposeMandateMutationVariables = Exact<{
  input: Types.ProposeMandateInput;
}>;


export type ProposeMandateMutation = { proposeMandate:
    | { __typename: 'InvalidInput', field: string, message: string }
    | { __typename: 'MandateExists', message: string }
    | { __typename: 'MandateProposed', mandate: (
        { __typename: 'Mandate', id: string }
        & { ' $fragmentRefs'?: { 'MandateSummary_MandateFragment': MandateSummary_MandateFragment } }
      ) }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type MandateSummary_MandateFragment = { __typename: 'Mandate', id: string, state: Types.MandateState, title: string, feePercent: number, path: string | null } & { ' $fragmentName'?: 'MandateSummary_MandateFragment' };

export const MandateSummary_MandateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MandateSummary_mandate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mandate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"feePercent"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<MandateSummary_MandateFragment, unknown>;
export const BrokerMandateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrokerMandate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mandateOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MandateSummary_mandate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MandateSummary_mandate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mandate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"feePercent"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<BrokerMandateQuery, BrokerMandateQueryVariables>;
export const ProposeMandateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeMandate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeMandateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeMandate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MandateProposed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mandate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MandateSummary_mandate"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MandateSummary_mandate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mandate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"feePercent"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<ProposeMandateMutation, ProposeMandateMutationVariables>;
/** The data, loading state and error of `query BrokerMandate`. Doesn't suspend in the browser. */
export const useBrokerMandateQuery = /* @__PURE__ */ createQueryHook(BrokerMandateDocument)
/** `[mutate, result]` of `mutation ProposeMandate`. */
export const useProposeMandateMutation = /* @__PURE__ */ createMutationHook(ProposeMandateDocument)
/** The fields of `fragment MandateSummary_mandate`, from the cache. Renders again when they change; doesn't suspend. */
export const useMandateSummary_MandateFragment = /* @__PURE__ */ createFragmentHook(MandateSummary_MandateFragmentDoc)