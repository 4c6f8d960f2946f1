// @ts-check
export const port = Number(process.env.PORT)
export const host = '127.0.0.1'

/** The parent process waits for this line. */
export const listening = () => console.log('listening')
