/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One step of an application. */
export type AdvanceApplicationInput = {
  /** The application's id: `app-` and a UUID. */
  id: string;
  /** The step, with what it asks for. */
  transition: ApplicationTransitionInput;
  /** Its `version` when it was last seen. */
  version: number;
};

/** What an answer to an application says. */
export type ApplicationAnswerInput = {
  /** A few words to who applied, up to 2,000 characters; may be left out. */
  message?: string | null | undefined;
};

/** Where an application stands. */
export type ApplicationState =
  /** Turned down. */
  | 'DECLINED'
  /** Chosen. */
  | 'HIRED'
  /** Among those that may be chosen. */
  | 'SHORTLISTED'
  /** Sent; the job's owner reads it. */
  | 'SUBMITTED'
  /** Taken back by who applied. */
  | 'WITHDRAWN';

/** The steps of an application. */
export type ApplicationTransition =
  /** Begins with applying. */
  | 'APPLY'
  /** The owner turns it down. */
  | 'DECLINE'
  /** The owner takes it. */
  | 'HIRE'
  /** The owner takes it and closes the job. */
  | 'HIRE_AND_CLOSE'
  /** The owner keeps it in mind. */
  | 'SHORTLIST'
  /** Who applied takes it back. */
  | 'WITHDRAW';

/** A step with what it asks for: exactly one. Which of them can be taken is `Application.availableTransitions`. */
export type ApplicationTransitionInput =
  {   /** Turns it down; by the job's owner. */
  decline: ApplicationAnswerInput; hire?: never; hireAndClose?: never; shortlist?: never; withdraw?: never; }
  |  { decline?: never;   /** Takes it; by the job's owner. The job stays open. */
  hire: ApplicationAnswerInput; hireAndClose?: never; shortlist?: never; withdraw?: never; }
  |  { decline?: never; hire?: never;   /** Takes it and closes the job; by the job's owner. Everybody whose application is open is told. */
  hireAndClose: ApplicationAnswerInput; shortlist?: never; withdraw?: never; }
  |  { decline?: never; hire?: never; hireAndClose?: never;   /** Keeps it in mind; by the job's owner. */
  shortlist: ApplicationAnswerInput; withdraw?: never; }
  |  { decline?: never; hire?: never; hireAndClose?: never; shortlist?: never;   /** Takes it back: `true`; by who applied. */
  withdraw: boolean; };

export type AdvanceApplicationMutationVariables = Exact<{
  input: Types.AdvanceApplicationInput;
}>;


export type AdvanceApplicationMutation = { advanceApplication:
    | { __typename: 'ApplicationAdvanced', application: { __typename: 'Application', id: string, state: Types.ApplicationState, stateLabel: string, ended: boolean, version: number, updatedAt: string, job: { __typename: 'Job', id: string, open: boolean }, events: Array<{ __typename: 'ApplicationEvent', id: string, at: string, label: string, note: string | null, by: { __typename: 'Profile', id: string, name: string } }>, availableTransitions: Array<{ __typename: 'AvailableApplicationTransition', name: Types.ApplicationTransition, label: string, explanation: string }> } }
    | { __typename: 'ApplicationNotFound', message: string }
    | { __typename: 'ApplicationRefused', message: string, application: { __typename: 'Application', id: string, state: Types.ApplicationState, stateLabel: string, ended: boolean, version: number, updatedAt: string, events: Array<{ __typename: 'ApplicationEvent', id: string, at: string, label: string, note: string | null, by: { __typename: 'Profile', id: string, name: string } }>, availableTransitions: Array<{ __typename: 'AvailableApplicationTransition', name: Types.ApplicationTransition, label: string, explanation: string }> } }
    | { __typename: 'InvalidInput', field: string, message: string }
   };


export const AdvanceApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdvanceApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationAdvanced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationState_application"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationState_application"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationNotFound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationSteps_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationState_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationSteps_application"}}]}}]} as unknown as DocumentNode<AdvanceApplicationMutation, AdvanceApplicationMutationVariables>;
export const useAdvanceApplicationMutation = (options?: Apollo.useMutation.Options<AdvanceApplicationMutation, AdvanceApplicationMutationVariables>) => Apollo.useMutation(AdvanceApplicationDocument, options)