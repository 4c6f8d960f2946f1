/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { StepTable_ProcessFragment } from './step-table.generated';
import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { RetryKey } from '../../apollo/retry-key'
import { useServerQuery, withServerError } from '../../apollo/server-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HowItWorksQueryVariables = Exact<{ [key: string]: never; }>;


export type HowItWorksQuery = { orders: { __typename: 'Process', drawing: string, steps: Array<{ __typename: 'ProcessStep', number: number, label: string, from: Array<string>, to: Array<string>, who: Array<string>, asks: Array<string>, effect: string }> }, applications: { __typename: 'Process', drawing: string, steps: Array<{ __typename: 'ProcessStep', number: number, label: string, from: Array<string>, to: Array<string>, who: Array<string>, asks: Array<string>, effect: string }> } };


export const HowItWorksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HowItWorks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"orders"},"name":{"kind":"Name","value":"process"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"ENGAGEMENT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepTable_process"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"applications"},"name":{"kind":"Name","value":"process"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"APPLICATION"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepTable_process"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepTable_process"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Process"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}}]}}]}}]} as unknown as DocumentNode<HowItWorksQuery, HowItWorksQueryVariables>;
export const useHowItWorksQuery = (options?: { variables?: HowItWorksQueryVariables } & Pick<Apollo.useQuery.Options<HowItWorksQuery, HowItWorksQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(HowItWorksDocument, options?.variables), Apollo.useQuery(HowItWorksDocument, options))
export const useHowItWorksSuspenseQuery = (options?: { variables?: HowItWorksQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<HowItWorksQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(HowItWorksDocument, { ...options, queryKey: use(RetryKey) })