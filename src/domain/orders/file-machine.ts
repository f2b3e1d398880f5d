import { FILE_STATES, type FileState } from './states.ts'
import type { Machine } from './transition.ts'

export type FileEvent =
  | 'attach'
  | 'pass'
  | 'fail'
  | 'ask-staff'
  | 'take-material'
  | 'accept'
  | 'start-proof'
  | 'send-proof'
  | 'ask-changes'
  | 'approve'
  | 'approve-checked'
  | 'withdraw'
  | 'send-ebook'
  | 'pack-kit'

/** Files and proof of one order line. A new file starts over wherever the line stands: it withdraws the approval. */
export const FILE_MACHINE: Machine<FileState, FileEvent> = {
  name: 'file',
  initial: 'no-file',
  states: FILE_STATES,
  table: [
    { from: FILE_STATES, event: 'attach', to: 'checking', who: ['customer', 'staff', 'system'] },
    { from: ['checking'], event: 'pass', to: 'ready', who: ['system'] },
    { from: ['checking'], event: 'fail', to: 'problem', who: ['system'] },
    // The check found what cannot be printed, and the customer had said that a person shall look at it.
    { from: ['checking'], event: 'ask-staff', to: 'asked', who: ['system'] },
    // There is nothing to print from yet: a person makes a PDF of what came.
    { from: ['checking'], event: 'take-material', to: 'material', who: ['system'] },
    // Two people decided that a finding does no harm.
    { from: ['problem', 'asked'], event: 'accept', to: 'ready', who: ['staff'] },
    {
      from: ['ready', 'changes-asked', 'waiting-customer'],
      event: 'start-proof',
      to: 'proofing',
      who: ['staff', 'system'],
    },
    {
      from: ['ready', 'proofing', 'changes-asked'],
      event: 'send-proof',
      to: 'waiting-customer',
      who: ['staff', 'system'],
    },
    {
      from: ['waiting-customer'],
      event: 'ask-changes',
      to: 'changes-asked',
      who: ['customer', 'partner', 'staff'],
    },
    { from: ['waiting-customer'], event: 'approve', to: 'approved', who: ['customer', 'partner'] },
    // Textbooks that were checked once, in a cover that the shop drew: nobody has to look first.
    { from: ['ready'], event: 'approve-checked', to: 'approved', who: ['system'] },
    // An e-book has no file to print: it is made of its manuscript, and shown again after each round of correction.
    {
      from: ['material', 'waiting-customer', 'changes-asked'],
      event: 'send-ebook',
      to: 'waiting-customer',
      who: ['staff'],
    },
    // A kit of samples has nothing to look at: it is ready to go as soon as somebody has packed it.
    { from: ['material'], event: 'pack-kit', to: 'approved', who: ['staff'] },
    { from: ['approved'], event: 'withdraw', to: 'proofing', who: ['staff', 'system'] },
  ],
}
