import { describe, expect, test } from 'vitest'
import { templateProblems } from './check-template.ts'
import { fillTemplate } from './fill-template.ts'
import { ACTORS, MESSAGE_CASES, MESSAGE_EVENTS, PAYMENTS } from './message-cases.data.ts'
import { MESSAGE_FIELDS } from './message-fields.data.ts'
import { MESSAGE_TEMPLATES, TEMPLATE_IDS } from './message-templates.data.ts'
import { mayBeOff, type MessageTemplate } from './message-template.ts'
import { type Happening, templateOf } from './happening.ts'

const templates: readonly (readonly [string, MessageTemplate])[] = Object.entries(MESSAGE_TEMPLATES)
const cases = MESSAGE_EVENTS.flatMap((event) =>
  ACTORS.flatMap((by) =>
    PAYMENTS.map((payment) => ({ event, by, payment, template: MESSAGE_CASES[event][by][payment] })),
  ),
)

describe('the table of messages', () => {
  test('has words, or says that it cannot happen, for every event, actor and payment', () => {
    expect(cases).toHaveLength(MESSAGE_EVENTS.length * ACTORS.length * PAYMENTS.length)
    for (const { event, by, payment, template } of cases) {
      const ask = () => templateOf({ event, by, payment })
      if (template === null) expect(ask, `${event} ${by} ${payment}`).toThrow('nobody is told')
      else expect(TEMPLATE_IDS).toContain(ask())
    }
    for (const event of MESSAGE_EVENTS)
      expect(
        cases.some((row) => row.event === event && row.template !== null),
        event,
      ).toBe(true)
  })

  test('lets nobody write what cannot happen', () => {
    const fields = { 주문번호: '20261120-7K3Q2M' }
    // @ts-expect-error: nobody's clock cancels an order that is paid
    const byClock: Happening = { event: 'cancelled', by: 'clock', payment: 'paid', fields }
    // @ts-expect-error: words of a paid cancellation want what comes back
    const unsaid: Happening = { event: 'cancelled', by: 'customer', payment: 'paid', fields }
    expect([byClock.event, unsaid.event]).toEqual(['cancelled', 'cancelled'])
  })

  test('has no words that nothing says', () => {
    const said = new Set(cases.map(({ template }) => template))
    expect(TEMPLATE_IDS.filter((id) => !said.has(id))).toEqual([])
  })

  test('says of nobody who never paid that money comes back', () => {
    for (const { template, payment } of cases)
      if (template !== null && payment === 'unpaid' && template.startsWith('cancelled'))
        expect(MESSAGE_TEMPLATES[template].mail).not.toMatch(/환불안내|돌려 드립니다/)
  })

  test('says who approved: only the customer approved as the customer', () => {
    const mail = (by: 'customer' | 'partner' | 'staff') =>
      MESSAGE_TEMPLATES[templateOf({ event: 'proof-approved', by, payment: 'paid' })].mail
    expect(mail('customer')).toContain('승인하셨습니다')
    for (const by of ['partner', 'staff'] as const) expect(mail(by)).not.toContain('승인하셨습니다')
    expect(mail('partner')).toContain('{승인자}')
  })

  test('tells every step of an order by phone as well as by mail', () => {
    const steps = [
      'order-received',
      'paid-now',
      'account-issued',
      'deposit-arrived',
      'proof-published',
      'dispatched',
    ] as const
    for (const id of [...steps, 'production-started', 'delivered', 'cancelled-paid', 'refunded-gateway'] as const)
      expect(MESSAGE_TEMPLATES[id].text, id).not.toBe('')
  })

  test('does not let anybody switch off what the law asks for, nor security', () => {
    const fixed = templates.filter(([, template]) => !mayBeOff(template)).map(([id]) => id)
    expect(fixed).toEqual(expect.arrayContaining(['order-received', 'account-issued', 'password-changed', 'left']))
    expect(fixed).not.toContain('dispatched')
  })
})

describe('the words the shop opens with', () => {
  test.each(templates)('of %s may be sent, and name what they must', (_, template) => {
    expect(templateProblems(template, template)).toEqual({})
  })

  test.each(templates)('of %s are whole sentences without a field that was left open', (_, template) => {
    const examples = Object.fromEntries(Object.entries(MESSAGE_FIELDS).map(([name, { example }]) => [name, example]))
    const all = fillTemplate(template, examples)
    expect(`${all.subject}${all.mail}${all.text}`).not.toMatch(/[{}]|undefined/)
    // A particle in brackets leaves it to the reader to choose.
    expect(`${all.subject}${all.mail}${all.text}`).not.toMatch(/[은을이과]\([는를가와]\)|\(으\)로/)
    const { mail } = fillTemplate(template, Object.fromEntries(template.required.map((name) => [name, examples[name]])))
    expect(mail).not.toMatch(/\n\n|[{}]/)
  })
})
