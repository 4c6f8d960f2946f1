/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a field of a form takes. */
export type TransitionFieldKind =
  /** A whole number of days. */
  | 'DAYS'
  /** Files, as ids of own uploads for deliveries. */
  | 'FILES'
  /** Web addresses, https only, one to an entry. */
  | 'LINKS'
  /** US dollars, at most two decimals. */
  | 'MONEY'
  /** A PaymentInput: the payment provider's form. */
  | 'PAYMENT'
  /** Several lines of text. */
  | 'TEXT';

export type ActField_FieldFragment = { __typename: 'TransitionField', name: string, label: string, kind: Types.TransitionFieldKind, required: boolean, maxLength: number | null, min: number | null, max: number | null, maxEntries: number | null, initial: number | null };

export const ActField_FieldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActField_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"maxEntries"}},{"kind":"Field","name":{"kind":"Name","value":"initial"}}]}}]} as unknown as DocumentNode<ActField_FieldFragment, unknown>;