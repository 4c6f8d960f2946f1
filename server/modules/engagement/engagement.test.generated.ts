/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../testing/generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubmitAndDisputeMutationVariables = Exact<{
  first: Types.AdvanceEngagementInput;
  second: Types.AdvanceEngagementInput;
}>;


export type SubmitAndDisputeMutation = { submitted:
    | { __typename: 'EngagementAdvanced', engagement: { events: Array<{ transition: Types.EngagementTransition }>, money: { held: number } } }
    | { __typename: 'EngagementNotFound' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'PaymentDeclined' }
    | { __typename: 'PaymentRedirect' }
    | { __typename: 'TooManyAttempts' }
    | { __typename: 'TransitionRefused' }
  , disputed:
    | { __typename: 'EngagementAdvanced', engagement: { events: Array<{ transition: Types.EngagementTransition }>, money: { held: number } } }
    | { __typename: 'EngagementNotFound' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'PaymentDeclined' }
    | { __typename: 'PaymentRedirect' }
    | { __typename: 'TooManyAttempts' }
    | { __typename: 'TransitionRefused' }
   };

export type AdvancedEvents_EngagementAdvanced_Fragment = { __typename: 'EngagementAdvanced', engagement: { events: Array<{ transition: Types.EngagementTransition }>, money: { held: number } } };

export type AdvancedEvents_EngagementNotFound_Fragment = { __typename: 'EngagementNotFound' };

export type AdvancedEvents_InvalidInput_Fragment = { __typename: 'InvalidInput' };

export type AdvancedEvents_PaymentDeclined_Fragment = { __typename: 'PaymentDeclined' };

export type AdvancedEvents_PaymentRedirect_Fragment = { __typename: 'PaymentRedirect' };

export type AdvancedEvents_TooManyAttempts_Fragment = { __typename: 'TooManyAttempts' };

export type AdvancedEvents_TransitionRefused_Fragment = { __typename: 'TransitionRefused' };

export type AdvancedEventsFragment =
  | AdvancedEvents_EngagementAdvanced_Fragment
  | AdvancedEvents_EngagementNotFound_Fragment
  | AdvancedEvents_InvalidInput_Fragment
  | AdvancedEvents_PaymentDeclined_Fragment
  | AdvancedEvents_PaymentRedirect_Fragment
  | AdvancedEvents_TooManyAttempts_Fragment
  | AdvancedEvents_TransitionRefused_Fragment
;

export type EngagementsQueryVariables = Exact<{
  as: Types.EngagementSide;
  state?: Types.EngagementState | null | undefined;
  text?: string | null | undefined;
}>;


export type EngagementsQuery = { engagements: { totalCount: number, nodes: Array<{ id: string, state: Types.EngagementState }> } };

export const AdvancedEventsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvancedEvents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceEngagementResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementAdvanced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"held"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdvancedEventsFragment, unknown>;
export const SubmitAndDisputeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitAndDispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceEngagementInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"second"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceEngagementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"advanceEngagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvancedEvents"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"disputed"},"name":{"kind":"Name","value":"advanceEngagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"second"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvancedEvents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvancedEvents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceEngagementResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementAdvanced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"held"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmitAndDisputeMutation, SubmitAndDisputeMutationVariables>;
export const EngagementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Engagements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"as"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementSide"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"as"},"value":{"kind":"Variable","name":{"kind":"Name","value":"as"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<EngagementsQuery, EngagementsQueryVariables>;