/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { PasskeyRow_PasskeyFragment } from './passkey-row.generated';
import { createMutationHook } from '../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SecondFactors_SecondFactorsFragment = { __typename: 'SecondFactors', authenticatorAppSince: string | null, recoveryCodesLeft: number, passkeys: Array<(
    { __typename: 'Passkey', id: string }
    & { ' $fragmentRefs'?: { 'PasskeyRow_PasskeyFragment': PasskeyRow_PasskeyFragment } }
  )> } & { ' $fragmentName'?: 'SecondFactors_SecondFactorsFragment' };

export type RemoveAuthenticatorAppMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorAppMutation = { removeAuthenticatorApp:
    | { __typename: 'SecondFactorObligatory', message: string }
    | { __typename: 'SecondFactorRemoved', anyLeft: boolean }
   };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey:
    | { __typename: 'SecondFactorObligatory', message: string }
    | { __typename: 'SecondFactorRemoved', anyLeft: boolean }
   };

export type ReplaceRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type ReplaceRecoveryCodesMutation = { replaceRecoveryCodes:
    | { __typename: 'NoSecondFactor', message: string }
    | { __typename: 'RecoveryCodesReplaced', codes: Array<string> }
   };

export const SecondFactors_SecondFactorsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactors_secondFactors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorAppSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyRow_passkey"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow_passkey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<SecondFactors_SecondFactorsFragment, unknown>;
export const RemoveAuthenticatorAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRemoved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anyLeft"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveAuthenticatorAppMutation, RemoveAuthenticatorAppMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRemoved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anyLeft"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const ReplaceRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryCodesReplaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>;
/** `[mutate, result]` of `mutation RemoveAuthenticatorApp`. */
export const useRemoveAuthenticatorAppMutation = /* @__PURE__ */ createMutationHook(RemoveAuthenticatorAppDocument)
/** `[mutate, result]` of `mutation RemovePasskey`. */
export const useRemovePasskeyMutation = /* @__PURE__ */ createMutationHook(RemovePasskeyDocument)
/** `[mutate, result]` of `mutation ReplaceRecoveryCodes`. */
export const useReplaceRecoveryCodesMutation = /* @__PURE__ */ createMutationHook(ReplaceRecoveryCodesDocument)