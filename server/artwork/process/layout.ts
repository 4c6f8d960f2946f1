import type { EngagementState } from '../../generated/resolvers'

type Node = EngagementState | 'START'
export type Edge = `${Node}>${EngagementState}`
export type Point = readonly [x: number, y: number]

export interface Route {
  /** Corners of the line. */
  points: readonly Point[]
  /** Where its name or number stands. */
  at?: Point
}

/** Where a drawing of the engagement process puts what the table says. */
export interface Layout {
  width: number
  height: number
  boxWidth: number
  start: Point
  /** Middles of the boxes. */
  nodes: Record<EngagementState, Point>
  routes: Partial<Record<Edge, Route>>
}

const route = (at: Point | undefined, ...points: Point[]): Route => (at ? { points, at } : { points })

export const wide: Layout = {
  width: 1240,
  height: 640,
  boxWidth: 148,
  start: [95, 330],
  nodes: {
    QUOTE_REQUESTED: [95, 112],
    OFFERED: [365, 112],
    COUNTERED: [625, 112],
    DECLINED: [880, 112],
    AWAITING_REQUIREMENTS: [365, 330],
    IN_PROGRESS: [625, 330],
    DELIVERED: [880, 330],
    COMPLETED: [1128, 330],
    CANCELLED: [365, 505],
    CHANGES_REQUESTED: [880, 505],
    DISPUTED: [1128, 505],
  },
  routes: {
    'START>QUOTE_REQUESTED': route([109, 222], [95, 296], [95, 138]),
    'START>AWAITING_REQUIREMENTS': route([176, 318], [130, 330], [291, 330]),
    'START>DELIVERED': route([109, 407], [95, 365], [95, 415], [826, 415], [826, 356]),
    'QUOTE_REQUESTED>OFFERED': route([186, 102], [169, 112], [291, 112]),
    'OFFERED>COUNTERED': route([458, 92], [439, 102], [551, 102]),
    'COUNTERED>OFFERED': route([452, 141], [551, 122], [439, 122]),
    'QUOTE_REQUESTED>DECLINED': route([680, 36], [95, 86], [95, 46], [880, 46], [880, 86]),
    'OFFERED>DECLINED': route(undefined, [365, 86], [365, 46], [880, 46], [880, 86]),
    'COUNTERED>DECLINED': route(undefined, [625, 86], [625, 46], [880, 46], [880, 86]),
    'OFFERED>AWAITING_REQUIREMENTS': route([379, 222], [365, 138], [365, 304]),
    'AWAITING_REQUIREMENTS>IN_PROGRESS': route([434, 292], [439, 330], [551, 330]),
    'IN_PROGRESS>DELIVERED': route([722, 318], [699, 330], [806, 330]),
    'DELIVERED>COMPLETED': route([950, 294], [954, 322], [1054, 322]),
    'AWAITING_REQUIREMENTS>CANCELLED': route([379, 455], [365, 356], [365, 479]),
    'IN_PROGRESS>CANCELLED': route([448, 496], [612, 356], [612, 505], [439, 505]),
    'CHANGES_REQUESTED>CANCELLED': route([672, 554], [880, 531], [880, 562], [365, 562], [365, 531]),
    'DELIVERED>CHANGES_REQUESTED': route([728, 455], [866, 356], [866, 479]),
    'CHANGES_REQUESTED>DELIVERED': route([910, 455], [896, 479], [896, 356]),
    'IN_PROGRESS>DISPUTED': route([940, 598], [640, 356], [640, 606], [1128, 606], [1128, 531]),
    'DELIVERED>DISPUTED': route([1008, 382], [954, 346], [1000, 346], [1000, 493], [1054, 493]),
    'CHANGES_REQUESTED>DISPUTED': route(undefined, [954, 513], [1054, 513]),
    'DISPUTED>COMPLETED': route([1142, 420], [1128, 479], [1128, 356]),
  },
}

export const tall: Layout = {
  width: 360,
  height: 704,
  boxWidth: 134,
  start: [92, 36],
  nodes: {
    QUOTE_REQUESTED: [92, 118],
    OFFERED: [92, 214],
    COUNTERED: [282, 214],
    DECLINED: [282, 118],
    AWAITING_REQUIREMENTS: [92, 330],
    IN_PROGRESS: [92, 426],
    DELIVERED: [92, 534],
    COMPLETED: [92, 640],
    CANCELLED: [282, 330],
    CHANGES_REQUESTED: [282, 534],
    DISPUTED: [282, 640],
  },
  routes: {
    'START>QUOTE_REQUESTED': route([92, 80], [92, 71], [92, 92]),
    'START>AWAITING_REQUIREMENTS': route([18, 270], [57, 42], [18, 42], [18, 330], [25, 330]),
    'START>DELIVERED': route([11, 480], [58, 28], [11, 28], [11, 534], [25, 534]),
    'QUOTE_REQUESTED>OFFERED': route([92, 164], [92, 144], [92, 188]),
    'OFFERED>COUNTERED': route([187, 196], [159, 206], [215, 206]),
    'COUNTERED>OFFERED': route([187, 234], [215, 224], [159, 224]),
    'QUOTE_REQUESTED>DECLINED': route([187, 118], [159, 118], [215, 118]),
    'OFFERED>DECLINED': route([187, 164], [142, 188], [142, 164], [242, 164], [242, 144]),
    'COUNTERED>DECLINED': route([290, 166], [290, 188], [290, 144]),
    'OFFERED>AWAITING_REQUIREMENTS': route([92, 272], [92, 240], [92, 304]),
    'AWAITING_REQUIREMENTS>IN_PROGRESS': route([92, 378], [92, 356], [92, 400]),
    'IN_PROGRESS>DELIVERED': route([92, 480], [92, 452], [92, 508]),
    'DELIVERED>COMPLETED': route([92, 588], [92, 560], [92, 614]),
    'AWAITING_REQUIREMENTS>CANCELLED': route([187, 330], [159, 330], [215, 330]),
    'IN_PROGRESS>CANCELLED': route([187, 426], [159, 426], [264, 426], [264, 356]),
    'CHANGES_REQUESTED>CANCELLED': route([300, 466], [300, 508], [300, 356]),
    'DELIVERED>CHANGES_REQUESTED': route([187, 516], [159, 526], [215, 526]),
    'CHANGES_REQUESTED>DELIVERED': route([187, 554], [215, 544], [159, 544]),
    'IN_PROGRESS>DISPUTED': route([187, 686], [52, 452], [52, 466], [22, 466], [22, 686], [282, 686], [282, 666]),
    'DELIVERED>DISPUTED': route([187, 587], [140, 560], [140, 587], [242, 587], [242, 614]),
    'CHANGES_REQUESTED>DISPUTED': route([290, 588], [290, 560], [290, 614]),
    'DISPUTED>COMPLETED': route([187, 640], [215, 640], [159, 640]),
  },
}
