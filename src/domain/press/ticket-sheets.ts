import type { ImpositionPlan } from '#/domain/imposition/plan.ts'
import type { TicketFile, TicketSheet } from '#/domain/ticket/job-ticket.ts'

/** Pages of an imposed file by form and side, in the order in which they were drawn. `part` tells forms of one number apart. */
export const ticketSheets = (
  part: string,
  { forms }: Pick<ImpositionPlan, 'forms'>,
  file: TicketFile,
): readonly TicketSheet[] =>
  forms
    .flatMap(({ number, sides }) => sides.map(({ face }) => ({ number, face })))
    .map(({ number, face }, page) => ({
      file,
      name: `${part}_${number}`,
      side: face === 'back' ? 'Back' : 'Front',
      page,
    }))
