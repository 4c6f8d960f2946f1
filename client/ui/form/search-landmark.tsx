import type { ComponentProps } from 'react'

/** A form that assistive technology lists as a search. */
export const SearchLandmark = (props: ComponentProps<'form'>) => (
  // biome-ignore lint/a11y/useSemanticElements: Testing Library and browsers before late 2023 do not know <search>
  <form {...props} role="search" />
)
