import type { FoldId } from '#/domain/catalog/choice-ids.ts'

/** CIP4 fold catalogue class of each fold; X leaves the scheme to the fold lines that the ticket lists. */
export const FOLD_CLASSES: Readonly<Record<FoldId, string>> = {
  half: 'F4-1',
  letter: 'F6-X',
  z: 'F6-X',
  'roll-4': 'F8-X',
  'accordion-4': 'F8-X',
  'accordion-6': 'F12-X',
  'gate-4': 'F8-X',
  gate: 'F6-X',
  cross: 'F8-X',
}
