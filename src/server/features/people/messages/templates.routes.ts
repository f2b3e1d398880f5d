import * as contract from '#/contract/people/message-templates.contract.ts'
import { MESSAGE_TEMPLATES, TEMPLATE_IDS, type TemplateId } from '#/domain/messages/message-templates.data.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { changeTemplate, restoreTemplate } from './change-template.ts'
import { textsOf } from './current-texts.ts'
import type { MessageTemplateRow } from './notifications.table.ts'
import { readTemplates } from './templates.repo.ts'

/** The words of all messages, for administrators. */
export function templatesRoutes({ database, clock }: Pick<Services, 'database' | 'clock'>): readonly Route[] {
  return [
    route(contract.listMessageTemplates, async () => {
      const rows = new Map((await readTemplates(database.db)).map((row) => [row.template, row]))
      return { items: TEMPLATE_IDS.map((id) => present(id, rows.get(id) ?? null)) }
    }),
    writeRoute(contract.changeMessageTemplate, async (call, tx) => {
      const { template: id } = call.params
      return present(id, await changeTemplate(tx, { id, change: call.body, now: clock.now() }, call))
    }),
    writeRoute(contract.restoreMessageTemplate, async (call, tx) => {
      const { template: id } = call.params
      return present(id, await restoreTemplate(tx, { id, version: call.body.version, now: clock.now() }, call))
    }),
  ]
}

function present(id: TemplateId, row: MessageTemplateRow | null): contract.MessageTemplateView {
  const texts = textsOf(id, row)
  const { subject, mail, text } = MESSAGE_TEMPLATES[id]
  return {
    template: id,
    ...texts,
    version: row?.version ?? 0,
    changedAt: row?.changedAt.toISOString() ?? null,
    standard: texts.subject === subject && texts.mail === mail && texts.text === text && texts.mailOn && texts.textOn,
  }
}
