import type { BindingForm } from './print-job.ts'

/** The joint that opens with a glued cover stands further from the spine the heavier the cover is. */
const GLUED_JOINTS: BindingForm['joints'] = [
  { upTo: 250, width: 6 },
  { upTo: 300, width: 8 },
  { upTo: Number.POSITIVE_INFINITY, width: 10 },
]
/** Half a millimetre, or a twentieth of a thick back: paper of one name differs by so much from batch to batch. */
const SOFT_TOLERANCE: BindingForm['tolerance'] = { least: 0.5, share: 0.05 }
const NO_SPINE = { glue: 0, milling: 0, board: null, joints: [], tolerance: { least: 0, share: 0 } } as const

const GLUED = {
  style: 'perfect',
  cover: 'wrapped',
  glue: 0,
  milling: 2,
  board: null,
  joints: GLUED_JOINTS,
  tolerance: SOFT_TOLERANCE,
} as const

/**
 * What each binding line does to paper, by its id: spine, cover, templates, drawing, ticket, sheets, weight and checks are all
 * reckoned from these rows. The block is pressed, so hot glue adds nothing; thread and lining do.
 */
export const BINDING_FORMS = {
  perfect: { ...GLUED, spine: { min: 1, max: 50 } },
  pur: { ...GLUED, spine: { min: 2, max: 45 } },
  sewn: { ...GLUED, glue: 0.5, milling: 0, spine: { min: 3, max: 50 } },
  saddle: { ...NO_SPINE, style: 'saddle', cover: 'wrapped', spine: { min: 0, max: 5 } },
  'twin-ring': { ...NO_SPINE, style: 'ring', cover: 'leaves', spine: { min: 0.5, max: 24 } },
  'pp-coil': { ...NO_SPINE, style: 'ring', cover: 'leaves', spine: { min: 0.5, max: 45 } },
  hard: {
    style: 'hard',
    cover: 'case',
    glue: 0,
    milling: 0,
    board: { thickness: 2, gsmPerMm: 650, overhang: 4, turnIn: 20 },
    joints: [{ upTo: Number.POSITIVE_INFINITY, width: 8 }],
    tolerance: { least: 1, share: 0.05 },
    spine: { min: 8, max: 60 },
  },
} as const satisfies Readonly<Record<string, BindingForm>>
