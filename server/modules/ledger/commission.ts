/** The commission on a released amount, rounded half-up to the cent. */
export const commissionOf = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100)
