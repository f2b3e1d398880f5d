import { type Actor, MESSAGE_CASES, type MessageEvent, type Payment } from './message-cases.data.ts'
import type { FieldsOf, TemplateId } from './message-templates.data.ts'

type Words<E extends MessageEvent, A extends Actor, P extends Payment> = (typeof MESSAGE_CASES)[E][A][P]

/** Something that somebody is told of, with all that its words name. What the table calls impossible does not compile. */
export type Happening = {
  [E in MessageEvent]: {
    [A in Actor]: {
      [P in Payment]: Words<E, A, P> extends infer T extends TemplateId
        ? { readonly event: E; readonly by: A; readonly payment: P; readonly fields: FieldsOf<T> }
        : never
    }[Payment]
  }[Actor]
}[MessageEvent]

/** Which words say it. */
export function templateOf({ event, by, payment }: Pick<Happening, 'event' | 'by' | 'payment'>): TemplateId {
  const template: TemplateId | null = MESSAGE_CASES[event][by][payment]
  if (template === null) throw new Error(`nobody is told of ${event} by ${by}, ${payment}`)
  return template
}
