import pino from 'pino'

/** JSON lines on standard output. No password, token, mail or other text that people type is logged. */
export const createLog = (level: string) => pino({ level, base: null })

export type Log = Pick<pino.Logger, 'error' | 'warn' | 'info'>
