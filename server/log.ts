import pino from 'pino'

/** JSON lines on standard output. Nothing that people type is logged: no password, no token, no mail. */
export const createLog = (level: string) => pino({ level, base: null })

export type Log = Pick<pino.Logger, 'error' | 'warn' | 'info'>
