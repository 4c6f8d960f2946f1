import { type Layout, route } from '../../../artwork/process/process-diagram'
import type { ApplicationState } from '../../generated/resolvers'

const wide: Layout<ApplicationState> = {
  width: 1240,
  height: 400,
  boxWidth: 148,
  start: [95, 150],
  done: 'HIRED',
  nodes: {
    SUBMITTED: [365, 150],
    SHORTLISTED: [700, 150],
    HIRED: [1128, 150],
    WITHDRAWN: [365, 340],
    NOT_CHOSEN: [1128, 245],
    DECLINED: [1128, 340],
  },
  routes: {
    'START>SUBMITTED': route([180, 138], [130, 150], [291, 150]),
    'SUBMITTED>SHORTLISTED': route([500, 138], [439, 150], [626, 150]),
    'SHORTLISTED>HIRED': route([826, 121], [774, 150], [1054, 150]),
    'SUBMITTED>HIRED': route([600, 31], [365, 124], [365, 60], [1128, 60], [1128, 124]),
    'SUBMITTED>WITHDRAWN': route([379, 250], [365, 176], [365, 314]),
    'SHORTLISTED>WITHDRAWN': route([500, 328], [670, 176], [670, 340], [439, 340]),
    'SHORTLISTED>NOT_CHOSEN': route([900, 233], [760, 176], [760, 245], [1054, 245]),
    'SUBMITTED>NOT_CHOSEN': route([900, 26], [340, 124], [340, 12], [1226, 12], [1226, 245], [1202, 245]),
    'SHORTLISTED>DECLINED': route([870, 328], [730, 176], [730, 340], [1054, 340]),
    'SUBMITTED>DECLINED': route(
      [870, 382],
      [400, 176],
      [400, 212],
      [640, 212],
      [640, 384],
      [640, 392],
      [1128, 392],
      [1128, 366],
    ),
  },
}

const tall: Layout<ApplicationState> = {
  width: 360,
  height: 420,
  boxWidth: 134,
  start: [92, 36],
  done: 'HIRED',
  nodes: {
    SUBMITTED: [92, 118],
    SHORTLISTED: [92, 250],
    HIRED: [92, 382],
    WITHDRAWN: [282, 118],
    DECLINED: [282, 250],
    NOT_CHOSEN: [282, 382],
  },
  routes: {
    'START>SUBMITTED': route([92, 80], [92, 71], [92, 92]),
    'SUBMITTED>SHORTLISTED': route([78, 184], [78, 144], [78, 224]),
    'SHORTLISTED>HIRED': route([82, 316], [92, 276], [92, 356]),
    'SUBMITTED>HIRED': route([11, 316], [25, 118], [11, 118], [11, 382], [25, 382]),
    'SUBMITTED>WITHDRAWN': route([187, 118], [159, 118], [215, 118]),
    'SHORTLISTED>WITHDRAWN': route([282, 184], [159, 242], [187, 242], [187, 200], [282, 200], [282, 144]),
    'SHORTLISTED>NOT_CHOSEN': route([158, 312], [130, 276], [130, 312], [300, 312], [300, 356]),
    'SUBMITTED>NOT_CHOSEN': route([203, 212], [145, 144], [145, 184], [203, 184], [203, 334], [262, 334], [262, 356]),
    'SHORTLISTED>DECLINED': route([187, 264], [159, 264], [215, 264]),
    'SUBMITTED>DECLINED': route([130, 168], [130, 144], [130, 168], [250, 168], [250, 224]),
  },
}

/** Positions of states and arrows in the diagrams of the application process. */
export const applicationLayouts = { wide, tall }
