import { Link } from 'react-router'
import type { MessageTemplateView } from '#/contract/people/message-templates.contract.ts'
import { MESSAGE_TEMPLATES, type TemplateId } from '#/domain/messages/message-templates.data.ts'
import { MONEY_TEMPLATES } from '#/domain/messages/money-templates.data.ts'
import { ORDER_TEMPLATES } from '#/domain/messages/order-templates.data.ts'
import { SECURITY_TEMPLATES } from '#/domain/messages/security-templates.data.ts'
import { SUPPORT_TEMPLATES } from '#/domain/messages/support-templates.data.ts'
import styles from './templates.module.css'

const GROUPS = [
  { title: '주문과 제작', ids: new Set(Object.keys(ORDER_TEMPLATES)) },
  { title: '결제와 환불', ids: new Set(Object.keys(MONEY_TEMPLATES)) },
  { title: '문의, 방문, 견적', ids: new Set(Object.keys(SUPPORT_TEMPLATES)) },
  { title: '보안', ids: new Set(Object.keys(SECURITY_TEMPLATES)) },
] as const

interface TemplateListProps {
  readonly items: readonly MessageTemplateView[]
  readonly chosen: TemplateId | null
}

/** Every message by what it is about, with how it goes out. */
export function TemplateList({ items, chosen }: TemplateListProps) {
  return (
    <nav className={styles.all} aria-label="알림">
      {GROUPS.map(({ title, ids }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items
              .filter(({ template }) => ids.has(template))
              .map((item) => (
                <li key={item.template}>
                  <Link to={`?message=${item.template}`} aria-current={item.template === chosen ? 'page' : undefined}>
                    <b>{MESSAGE_TEMPLATES[item.template].name}</b>
                    <span>{channelsOf(item)}</span>
                    <small>{item.standard ? '' : '바꿈'}</small>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function channelsOf({ mailOn, textOn, text }: MessageTemplateView): string {
  const on = [mailOn ? '메일' : '', textOn && text !== '' ? '문자' : ''].filter(Boolean)
  return on.length === 0 ? '끔' : on.join(', ')
}
