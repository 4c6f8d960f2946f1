/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** So many of one listing. */
export type CartLineInput = {
  /** Id of a product or service: `srv-1101`. */
  listingId: string;
  /** How many of it, 1 to 99. */
  quantity: number;
};

/** How something is to be paid. */
export type PaymentInput = {
  /** What the provider's form gave for the card, up to 200 characters. Never a card number. */
  token: string;
};

/** A checkout. */
export type PlaceOrderInput = {
  /** The total that the customer saw, in US dollars: `1698`. Where it is another by now, the answer is PriceChanged. */
  expectedTotal: number;
  /**
   * Made anew for each checkout, kept while it is tried again: 8 to 100 letters, digits and `-`. Under a key that was used for other
   * lines or another total the answer is InvalidInput.
   */
  idempotencyKey: string;
  /** What is bought, 1 to 100 lines. Lines for the same listing count as one. */
  lines: Array<CartLineInput>;
  /** How it is paid; null only where the total is 0. */
  payment?: PaymentInput | null | undefined;
  /** What stands on the receipt; the account's name and address where it is left out. */
  receipt?: ReceiptInput | null | undefined;
};

/** Whom a receipt is for. */
export type ReceiptInput = {
  /** The company, up to 100 characters; null or empty for none. */
  company?: string | null | undefined;
  /** Where the receipt is sent: `ada@fernwell.example`. */
  email: string;
  /** Full name, up to 100 characters: `Ada Fernwell`. */
  name: string;
};

export type PlaceOrderMutationVariables = Exact<{
  input: Types.PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'CustomersOnly', message: string }
    | { __typename: 'InvalidInput', field: string, message: string }
    | { __typename: 'LineUnavailable', message: string }
    | { __typename: 'OrderPlaced', order: { __typename: 'Order', id: string } }
    | { __typename: 'PaymentDeclined', message: string, retryable: boolean }
    | { __typename: 'PriceChanged', message: string }
   };


export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineUnavailable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentDeclined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomersOnly"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const usePlaceOrderMutation = (options?: Apollo.useMutation.Options<PlaceOrderMutation, PlaceOrderMutationVariables>) => Apollo.useMutation(PlaceOrderDocument, options)