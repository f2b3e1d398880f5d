import type { Operator } from '../operator.ts'
import { nameAt } from '../operator.ts'

/** BMC BDC EMC: content marked as belonging to a layer that is switched off leaves no ink. */
export const LAYER_OPERATORS: readonly (readonly [string, Operator])[] = [
  ['BMC', (machine) => machine.enterMarked(true)],
  [
    'BDC',
    (machine, operands) => {
      const isLayer = nameAt(operands, 2) === 'OC'
      const layer = isLayer ? machine.resource('Properties', nameAt(operands, 1)) : undefined
      machine.enterMarked(layer === undefined || machine.reading.layers.shows(layer))
    },
  ],
  ['EMC', (machine) => machine.leaveMarked()],
]
