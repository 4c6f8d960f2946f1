import type { EnvironmentModuleNode } from 'vite'
import {
  type PoolOptions,
  type PoolRunnerInitializer,
  type PoolWorker,
  type TestProject,
  ThreadsPoolWorker,
  type WorkerRequest,
  type WorkerResponse,
} from 'vitest/node'

interface Thread {
  worker: ThreadsPoolWorker
  /** Files whose modules are out of date. */
  changed: Set<string>
}

type Listener = [event: string, callback: (message: unknown) => void]

/**
 * Vitest's threads, kept between runs with their environment and modules; Vitest would end them after each run. A module is loaded
 * again when it or one that it imports has changed.
 */
export const createWarmThreads = () => {
  const threads = new Map<Thread, TestProject>()
  /** Threads without work, by project and configuration. */
  const idle = new Map<string, Thread[]>()

  const createPoolWorker = (options: PoolOptions): PoolWorker => {
    const { project, environment } = options
    if (project.config.isolate) return new ThreadsPoolWorker(options)
    const key = JSON.stringify([environment, project.serializedConfig])
    const [reused, ...others] = idle.get(key) ?? []
    idle.set(key, others)
    const thread = reused ?? { worker: new ThreadsPoolWorker(options), changed: new Set<string>() }
    threads.set(thread, project)
    const { worker, changed } = thread
    const listeners: Listener[] = []
    let isParking = false

    const respond = (type: 'started' | 'stopped') => {
      const response: WorkerResponse = { __vitest_worker_response__: true, type }
      for (const [event, callback] of [...listeners]) if (event === 'message') callback(response)
    }

    return {
      name: 'warm-threads',
      deserialize: (data) => worker.deserialize(data),
      on: (event, callback) => {
        listeners.push([event, callback])
        worker.on(event, callback)
      },
      off: (event, callback) => worker.off(event, callback),
      start: async () => {
        if (reused) return
        await worker.start()
        project.vitest.onClose(() => (idle.get(key)?.includes(thread) ? worker.stop() : undefined))
        worker.on('exit', () => {
          threads.delete(thread)
          idle.set(key, idle.get(key)?.filter((other) => other !== thread) ?? [])
        })
      },
      send: (message) => {
        if (message.type === 'start' && reused) return respond('started')
        if (message.type === 'stop') {
          isParking = true
          return respond('stopped')
        }
        worker.send(message.type === 'run' ? withChanged(message, changed) : message)
      },
      stop: async () => {
        for (const [event, callback] of listeners) worker.off(event, callback)
        // Vitest stops a thread without a message when it does not react.
        if (isParking) idle.set(key, [...(idle.get(key) ?? []), thread])
        else await worker.stop()
      },
    }
  }

  return {
    pool: { name: 'warm-threads', createPoolWorker } satisfies PoolRunnerInitializer,
    /** Makes all threads load a file again, and what imports it. */
    invalidate: (file: string) => {
      for (const [{ changed }, project] of threads)
        for (const affected of importersOf(file, project)) changed.add(affected)
    },
  }
}

const withChanged = (message: WorkerRequest & { type: 'run' }, changed: Set<string>): WorkerRequest => {
  const invalidates = [...(message.context.invalidates ?? []), ...changed]
  changed.clear()
  return { ...message, context: { ...message.context, invalidates } }
}

/** A file and those that import it in a project, directly or not. */
const importersOf = (file: string, { vite }: TestProject) => {
  const graphs = Object.values(vite.environments).map(({ moduleGraph }) => moduleGraph)
  const modules = new Set<EnvironmentModuleNode>(graphs.flatMap((graph) => [...(graph.getModulesByFile(file) ?? [])]))
  // A Set also iterates over entries that are added during the loop.
  for (const { importers } of modules) for (const importer of importers) modules.add(importer)
  return [...modules].flatMap((module) => module.file ?? [])
}
