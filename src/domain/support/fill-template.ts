/** Fields of a canned answer, and what stands for them when the inquiry has nothing to fill in. */
export const TEMPLATE_FIELDS = { 이름: '고객', 주문번호: '해당 주문' } as const
export type TemplateField = keyof typeof TEMPLATE_FIELDS

const FIELD = /\{([^{}\s]+)\}/g

const isField = (word: string): word is TemplateField => Object.hasOwn(TEMPLATE_FIELDS, word)

/** Fields that nothing could fill, as they are written. */
export const unknownFields = (body: string): readonly string[] =>
  [...body.matchAll(FIELD)].map(([, word = '']) => word).filter((word) => !isField(word))

/** A canned answer with what is known of the inquiry; a field that is unknown stays as it is written. */
export function fillTemplate(body: string, known: Partial<Record<TemplateField, string | null>>): string {
  return body.replace(FIELD, (whole, word: string) => (isField(word) ? (known[word] ?? TEMPLATE_FIELDS[word]) : whole))
}
