export type Point = readonly [x: number, y: number]

interface Route {
  /** Corners of the line. */
  points: readonly Point[]
  /** The position of its label or number. */
  at?: Point
}

/** The positions of states and transitions in the diagram of a process. */
export interface Layout<State extends string = string> {
  width: number
  height: number
  boxWidth: number
  start: Point
  /** The final state of success. */
  done: State
  /** The centres of the boxes. */
  nodes: Record<State, Point>
  routes: Partial<Record<`${'START' | State}>${State}`, Route>>
}

export const route = (at: Point | undefined, ...points: Point[]): Route => (at ? { points, at } : { points })
