/** What the marketplace keeps of what is released, rounded half-up to the cent. */
export const commissionOf = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100)
