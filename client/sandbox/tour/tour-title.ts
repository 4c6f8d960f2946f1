/** By its title GraphiQL knows the panel. */
export const tourTitle = 'Tour'
