import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { getShop } from '#/contract/content/shop.contract.ts'
import { fillTemplate, type FieldValues } from '#/domain/messages/fill-template.ts'
import { MESSAGE_FIELDS } from '#/domain/messages/message-fields.data.ts'
import type { MessageTemplate, MessageTexts } from '#/domain/messages/message-template.ts'
import { marked } from '#/domain/messages/send-time.ts'
import { SMS_BYTES, smsBytes } from '#/lib/sms-bytes.ts'
import { call } from '#/web/api/call.ts'
import { Small } from '#/web/ui/note.tsx'
import styles from './templates.module.css'

const EXAMPLES: FieldValues = Object.fromEntries(
  Object.entries(MESSAGE_FIELDS).map(([name, { example }]) => [name, example]),
)

interface TemplatePreviewProps {
  readonly rules: MessageTemplate
  readonly texts: MessageTexts
}

/** The message with an example in each field, as it lies in a telephone and in a mailbox. */
export function TemplatePreview({ rules, texts }: TemplatePreviewProps) {
  const shop = useQuery({ queryKey: ['shop'], queryFn: () => call(getShop, { errors: 'throw' }), staleTime: Infinity })
  const { brand } = shop.data ?? DEFAULT_SHOP
  const shown = fillTemplate(texts, { ...EXAMPLES, 상호: brand })
  const mark = (text: string) => marked(brand, rules.purpose, text)
  const text = mark(shown.text)
  return (
    <section className={styles.preview} aria-label="미리 보기">
      {texts.text !== '' && (
        <figure className={styles.phone}>
          <figcaption>{brand}</figcaption>
          <p>{text}</p>
        </figure>
      )}
      {texts.text !== '' && <Small tone="plain">{lengthOf(text)}</Small>}
      <figure className={styles.letter}>
        <figcaption>{mark(shown.subject)}</figcaption>
        <p>{shown.mail}</p>
      </figure>
      <Small tone="plain">보기로 든 값을 채워 보인 모습입니다.</Small>
    </section>
  )
}

function lengthOf(text: string): string {
  const bytes = smsBytes(text)
  return `문자로 ${bytes}바이트, ${bytes <= SMS_BYTES ? 'SMS' : 'LMS'} 1통`
}
