export const round = (n: number) => Math.round(n * 1000) / 1000
