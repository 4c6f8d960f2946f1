import type { MouseEvent } from 'react'

/** A handler without the second click of a double click: it would act twice, or on what has moved below the pointer. */
export const onSingleClick =
  (act: () => unknown) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act()
  }
