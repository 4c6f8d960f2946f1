// @ts-check
export const port = Number(process.env.PORT)
export const host = '127.0.0.1'

/** Tells who started us. */
export const listening = () => console.log('listening')
