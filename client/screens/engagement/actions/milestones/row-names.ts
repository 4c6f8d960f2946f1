/** The names of the inputs of a milestone, the same in each row. */
export const rowNames = { title: 'milestone-title', price: 'milestone-price', days: 'milestone-days' } as const
