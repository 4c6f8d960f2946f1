import type { Dialect, LogEvent } from 'kysely'

/** Receives figures about the use of a database. */
export interface DatabaseObserver {
  /** A statement or transaction wants a connection. The returned function is called once it has one, or fails. */
  acquiring?: () => () => void
  /** A statement has ended. */
  statement?: (event: LogEvent) => void
}

/** Reports waits for connections. */
export const observedDialect = (dialect: Dialect, { acquiring }: DatabaseObserver): Dialect => {
  if (!acquiring) return dialect
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      return Object.assign(driver, {
        acquireConnection: async () => {
          const acquired = acquiring()
          try {
            return await acquire()
          } finally {
            acquired()
          }
        },
      })
    },
  }
}
